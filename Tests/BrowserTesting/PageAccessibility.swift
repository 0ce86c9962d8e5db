/// What a page lacks for those who don't see it, or see it badly: a few of the rules that accessibility checkers have.
public enum PageAccessibility {
    /// A sentence for each fault of the page that is open; empty for none.
    public static func faults(in browser: Browser) throws -> [String] {
        try browser.text("(\(script))().join('\\n')").split(separator: "\n").map(String.init)
    }

    private static let script = #"""
        () => {
          const faults = [];
          const all = (selector) => [...document.querySelectorAll(selector)];
          const isShown = (e) => e.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
          const say = (e) => e.outerHTML.replace(/\s+/g, ' ').slice(0, 90);
          if (!document.documentElement.lang) faults.push('the page has no language');
          if (!document.title.trim()) faults.push('the page has no title');
          if (all('main').length !== 1) faults.push(`${all('main').length} main landmarks`);
          for (const nav of all('nav')) if (!nav.getAttribute('aria-label')) faults.push('nav without a name');
          for (const image of all('img')) if (!image.hasAttribute('alt')) faults.push('no alt: ' + say(image));
          const ids = all('[id]').map((e) => e.id);
          for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i))) faults.push('two of id ' + id);
          for (const e of all('button, a[href], input, select, summary')) {
            if (!isShown(e) || e.closest('[aria-hidden=true]')) continue;
            const label = e.labels && [...e.labels].map((l) => l.textContent).join('');
            const images = [...e.querySelectorAll('img')].map((i) => i.alt).join('');
            if (!(e.getAttribute('aria-label') || label || e.textContent.trim() || images || e.title))
              faults.push('no name: ' + say(e));
            // Of radio buttons and tabs one is reached by Tab, the others from there by arrows.
            const group = e.closest('[role=radiogroup], [role=tablist]');
            const isReached = group && [...group.children].some((other) => other.role === e.role && other.tabIndex >= 0);
            if (e.tabIndex < 0 && !isReached) faults.push('out of reach of the keyboard: ' + say(e));
          }
          let level = 0;
          for (const heading of all('h1, h2, h3, h4, h5, h6')) {
            const own = Number(heading.tagName[1]);
            if (own > level + 1) faults.push(`heading ${own} after ${level}: ` + say(heading));
            level = own;
          }
          // 'color(srgb 1 0.5 0)', as mixed colours are, counts to 1.
          const parse = (text) => (text.match(/[\d.]+/g) || []).map(Number)
            .map((n, i) => text.startsWith('color(') && i < 3 ? n * 255 : n);
          const luminance = ([r, g, b]) => [r, g, b].map((v) => v / 255)
            .map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
            .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
          const over = (top, below) => {
            const a = top.length > 3 ? top[3] : 1;
            return [0, 1, 2].map((i) => top[i] * a + below[i] * (1 - a));
          };
          const backdrop = (e) => {
            const layers = [];
            for (let node = e; node; node = node.parentElement) {
              const color = parse(getComputedStyle(node).backgroundColor);
              layers.push(color);
              if (color.length === 3 || color[3] === 1) break;
            }
            const dark = matchMedia('(prefers-color-scheme: dark)').matches;
            return layers.reverse().reduce((below, top) => over(top, below), dark ? [18, 18, 18] : [255, 255, 255]);
          };
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const seen = new Set();
          while (walker.nextNode()) {
            const e = walker.currentNode.parentElement;
            if (!walker.currentNode.textContent.trim() || seen.has(e) || !isShown(e)) continue;
            if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(e.tagName) || e.closest(':disabled')) continue;
            seen.add(e);
            const style = getComputedStyle(e), below = backdrop(e);
            // What is clear is there for its underline.
            if (style.color === 'rgba(0, 0, 0, 0)') continue;
            const color = over(parse(style.color), below);
            const [light, dim] = [luminance(color), luminance(below)].sort((a, b) => b - a);
            const contrast = (light + 0.05) / (dim + 0.05);
            const size = parseFloat(style.fontSize), isLarge = size >= 24 || size >= 18.66 && style.fontWeight >= 700;
            if (contrast < (isLarge ? 3 : 4.5) - 0.01)
              faults.push(`contrast ${contrast.toFixed(2)}: ${say(e)}`);
          }
          return faults;
        }
        """#
}
