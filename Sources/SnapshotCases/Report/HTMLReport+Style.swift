extension HTMLReport {
    static let style = """
        :root {
          color-scheme: light dark;
          --page: #f5f5f7; --card: #fff; --text: #1d1d1f; --quiet: #6e6e73; --line: #e0e0e4; --fill: #ececf0;
          --accent: #0a6cff; --changed: #b25c00; --missing: #5a56c9; --failed: #c9252d;
          --added: #e3f5e6; --added-text: #14692c; --removed: #fdeaea; --removed-text: #a11d24;
          --check: #e6e6ea; --check-2: #f6f6f8;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #161618; --card: #1f1f22; --text: #f2f2f4; --quiet: #a0a0a8; --line: #333338; --fill: #2b2b30;
            --accent: #4c9aff; --changed: #ffb04d; --missing: #a5a1ff; --failed: #ff7a7f;
            --added: #16301d; --added-text: #86dba0; --removed: #381b1d; --removed-text: #ffa5a8;
            --check: #2a2a2e; --check-2: #232326;
          }
        }
        * { box-sizing: border-box; }
        body {
          margin: 0; background: var(--page); color: var(--text);
          font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
        }
        header {
          position: sticky; top: 0; z-index: 2; padding: 16px clamp(16px, 4vw, 40px) 12px;
          background: color-mix(in srgb, var(--page) 88%, transparent); backdrop-filter: blur(16px);
          border-bottom: 1px solid var(--line);
        }
        .title { display: flex; align-items: baseline; gap: 12px; flex-wrap: wrap; }
        h1 { font-size: 20px; font-weight: 650; letter-spacing: -.01em; margin: 0; }
        .title p { margin: 0; color: var(--quiet); font-variant-numeric: tabular-nums; }
        .bar { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 12px; align-items: center; }
        .group { display: flex; gap: 6px; }
        button, input[type=search] {
          font: inherit; font-size: 13px; color: inherit; background: var(--card); border: 1px solid var(--line);
          border-radius: 8px; padding: 5px 11px;
        }
        button { cursor: pointer; }
        .filter i, .status i {
          display: inline-block; width: 8px; height: 8px; border-radius: 50%; margin-right: 7px; background: currentColor;
        }
        .filter[aria-pressed=false] { opacity: .5; text-decoration: line-through; }
        .changed i, .changed .status { color: var(--changed); }
        .missing i, .missing .status { color: var(--missing); }
        .failed i, .failed .status { color: var(--failed); }
        .segmented { gap: 0; background: var(--fill); border-radius: 9px; padding: 2px; }
        .segmented button { border-color: transparent; background: none; border-radius: 7px; }
        .segmented [aria-pressed=true] { background: var(--card); box-shadow: 0 1px 3px rgb(0 0 0 / .16); }
        input[type=search] { flex: 1 1 160px; max-width: 320px; }
        .zoom { font-size: 13px; display: flex; align-items: center; gap: 6px; }
        .keys { margin: 10px 0 0; font-size: 12px; color: var(--quiet); }
        kbd {
          font: 11px ui-monospace, SFMono-Regular, Menlo, monospace; border: 1px solid var(--line); border-radius: 4px;
          padding: 1px 5px; margin: 0 3px 0 8px; background: var(--card);
        }
        kbd + kbd { margin-left: 0; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        main { padding: 20px clamp(16px, 4vw, 40px) 60vh; max-width: 1400px; margin: 0 auto; }
        article {
          background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 18px 20px 14px;
          margin-bottom: 18px; scroll-margin-top: 150px; content-visibility: auto; contain-intrinsic-size: auto 420px;
        }
        article:focus { outline: 2px solid var(--accent); outline-offset: 1px; }
        .caption { display: flex; align-items: baseline; gap: 12px; flex-wrap: wrap; }
        .caption code { color: var(--quiet); margin-left: auto; }
        h2 { font-size: 16px; font-weight: 600; margin: 0; overflow-wrap: anywhere; }
        .status { font-size: 12px; font-weight: 600; text-transform: uppercase; letter-spacing: .04em; }
        .words { margin: 8px 0 0; }
        code, pre { font: 12.5px/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
        pre { margin: 8px 0 0; white-space: pre-wrap; }
        .pictures { display: flex; flex-wrap: wrap; gap: 18px; margin-top: 14px; }
        figure { margin: 0; min-width: 0; }
        figcaption { font-size: 12px; color: var(--quiet); margin-bottom: 6px; }
        img {
          display: block; max-width: 100%; height: auto; border-radius: 2px; box-shadow: 0 0 0 1px var(--line);
          background: repeating-conic-gradient(var(--check) 0 25%, var(--check-2) 0 50%) 0 0 / 16px 16px;
        }
        .zoomed img { image-rendering: pixelated; zoom: 3; }
        .slide { display: none; width: min(100%, 420px); margin: 12px 0 0; accent-color: var(--accent); }
        [data-mode=slider] .pair .pictures, [data-mode=blink] .pair .pictures { display: grid; justify-items: start; }
        [data-mode=slider] .pair figure, [data-mode=blink] .pair figure { grid-area: 1 / 1; }
        :is([data-mode=slider], [data-mode=blink]) .pair :is(.difference, .read) { display: none; }
        [data-mode=slider] .pair .slide { display: block; }
        [data-mode=slider] .pair .actual figcaption { opacity: 0; }
        [data-mode=slider] .pair .expected figcaption::after { content: " left, actual right"; }
        [data-mode=slider] .pair .actual img { clip-path: inset(0 0 0 var(--position)); }
        [data-mode=blink] .pair .actual { visibility: hidden; }
        [data-mode=blink].on .pair .actual { visibility: visible; }
        [data-mode=blink].on .pair .expected { visibility: hidden; }
        [data-mode=difference] .pair:has(.difference) figure:not(.difference) { display: none; }
        details { margin-top: 14px; }
        summary { font-size: 12px; color: var(--quiet); cursor: pointer; }
        ins, del { text-decoration: none; display: inline-block; min-width: 100%; padding: 0 6px; border-radius: 3px; }
        pre span { padding: 0 6px; }
        ins { background: var(--added); color: var(--added-text); }
        del { background: var(--removed); color: var(--removed-text); }
        .command { margin: 14px 0 0; color: var(--quiet); }
        .command code { user-select: all; }
        #none { color: var(--quiet); text-align: center; padding: 40px; }
        html:not(.scripted) .script { display: none; }
        @media (max-width: 640px) { header { position: static; } .keys { display: none; } }
        @media (prefers-reduced-motion: reduce) { * { scroll-behavior: auto !important; } }
        """

    static let script = """
        'use strict';
        document.documentElement.classList.add('scripted');
        const body = document.body;
        const cards = [...document.querySelectorAll('article')];
        const search = document.getElementById('search');
        const zoom = document.getElementById('zoom');
        let blinking = 0;

        function setMode(mode) {
          body.dataset.mode = mode;
          for (const button of document.querySelectorAll('[data-mode][aria-pressed]'))
            button.setAttribute('aria-pressed', button.dataset.mode === mode);
          clearInterval(blinking);
          body.classList.remove('on');
          const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
          if (mode === 'blink' && !calm) blinking = setInterval(() => body.classList.toggle('on'), 700);
        }

        function filter() {
          const shown = new Set([...document.querySelectorAll('.filter[aria-pressed=true]')].map(b => b.dataset.status));
          const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
          let count = 0;
          for (const card of cards) {
            const fits = shown.has(card.dataset.status) && words.every(word => card.dataset.search.includes(word));
            card.hidden = !fits;
            if (fits) count += 1;
          }
          document.getElementById('none').hidden = count > 0;
        }

        function move(step) {
          const visible = cards.filter(card => !card.hidden);
          const current = visible.indexOf(document.activeElement.closest('article'));
          const next = visible[current < 0 ? (step > 0 ? 0 : visible.length - 1) : current + step];
          if (next) { next.focus({ preventScroll: true }); next.scrollIntoView({ block: 'start' }); }
        }

        function slide(card, change) {
          const range = card && card.querySelector('.slide');
          if (!range) return false;
          range.value = Number(range.value) + change;
          range.dispatchEvent(new Event('input', { bubbles: true }));
          return true;
        }

        document.addEventListener('click', event => {
          const button = event.target.closest('button');
          if (!button) return;
          if (button.dataset.mode) setMode(button.dataset.mode);
          if (button.dataset.status) {
            button.setAttribute('aria-pressed', button.getAttribute('aria-pressed') !== 'true');
            filter();
          }
        });
        document.addEventListener('input', event => {
          if (event.target === search) filter();
          if (event.target === zoom) body.classList.toggle('zoomed', zoom.checked);
          if (event.target.classList.contains('slide'))
            event.target.closest('.viewer').style.setProperty('--position', event.target.value + '%');
        });
        document.addEventListener('keydown', event => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.target === search) {
            if (event.key === 'Escape') { search.value = ''; filter(); search.blur(); }
            return;
          }
          const modes = ['side', 'slider', 'blink', 'difference'];
          const card = document.activeElement.closest('article');
          if (event.key === 'j') move(1);
          else if (event.key === 'k') move(-1);
          else if (modes[event.key - 1]) setMode(modes[event.key - 1]);
          else if (event.key === '/') search.focus();
          else if (event.key === 'z') { zoom.checked = !zoom.checked; body.classList.toggle('zoomed', zoom.checked); }
          else if (event.key === ' ' && body.dataset.mode === 'blink' && !event.target.closest('button, summary, input')) {
            clearInterval(blinking);
            body.classList.toggle('on');
          }
          else if (event.key === 'ArrowRight' && event.target === card && slide(card, 2)) {}
          else if (event.key === 'ArrowLeft' && event.target === card && slide(card, -2)) {}
          else return;
          event.preventDefault();
        });
        """
}
