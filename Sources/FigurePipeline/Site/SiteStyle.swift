/// How a site looks: one measure of about 70 letters, two appearances, and a version for paper.
enum SiteStyle {
    static let css = """
        @font-face {
          font-family: "Easel Text"; font-weight: 100 900; src: local("Inter"), url("fonts/Inter-roman.var.ttf");
        }
        @font-face {
          font-family: "Easel Text"; font-style: italic; font-weight: 100 900;
          src: local("Inter Italic"), url("fonts/Inter-italic.var.ttf");
        }
        @font-face {
          font-family: "Easel Code"; src: local("JetBrains Mono"), url("fonts/JetBrainsMono-Regular.ttf");
        }
        :root {
          color-scheme: light dark;
          --paper: #ffffff; --ink: #1f2328; --soft: #59636e; --line: #d9dee3; --panel: #f6f7f9; --accent: #0a5fc2;
          --keyword: #9b2393; --string: #b3261e; --number: #1c00cf; --comment: #5d6c79; --type: #0f68a0;
          --call: #326d74; --attribute: #815f03;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #15171c; --ink: #e7eaef; --soft: #a0a8b1; --line: #33383f; --panel: #1d2027; --accent: #79b8ff;
            --keyword: #ff7ab2; --string: #ff8170; --number: #d9c97c; --comment: #96a3b0; --type: #6bdfff;
            --call: #78c2b3; --attribute: #ffa14f;
          }
        }
        * { box-sizing: border-box; }
        html { scroll-padding-top: 1.5rem; }
        body {
          margin: 0; background: var(--paper); color: var(--ink);
          font: 1.0625rem/1.65 "Easel Text", "Inter", system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
          display: grid; grid-template-columns: minmax(0, 17rem) minmax(0, 1fr);
          grid-template-areas: "skip skip" "contents main";
        }
        a { color: var(--accent); text-underline-offset: .15em; text-decoration-thickness: .06em; }
        a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
        .skip { grid-area: skip; position: absolute; left: -999rem; }
        .skip:focus { left: 1rem; top: 1rem; background: var(--paper); padding: .5rem 1rem; z-index: 1; }
        .contents {
          grid-area: contents; border-right: 1px solid var(--line); padding: 2.5rem 1.5rem; font-size: .9375rem;
          line-height: 1.45; position: sticky; top: 0; max-height: 100vh; overflow-y: auto;
        }
        .contents .book { display: block; font-weight: 650; color: var(--ink); text-decoration: none; margin-bottom: 1.25rem; }
        .contents ol { list-style: none; margin: 0; padding: 0; }
        .contents li { margin: .45rem 0; }
        .contents li li { margin: .3rem 0 .3rem 1.9rem; font-size: .875rem; }
        .contents li a { color: var(--soft); text-decoration: none; }
        .contents li a:hover, .contents a[aria-current] { color: var(--accent); }
        .contents a[aria-current] { font-weight: 600; }
        .contents li > a { display: flex; }
        .contents .number { flex: none; width: 1.9rem; color: var(--soft); font-variant-numeric: tabular-nums; }
        main { grid-area: main; width: 100%; max-width: 46rem; margin: 0 auto; padding: 2.5rem 2rem 5rem; min-width: 0; }
        h1, h2, h3, h4 { line-height: 1.2; letter-spacing: -.012em; text-wrap: balance; margin: 2.2em 0 .6em; }
        h1 { font-size: 2.25rem; margin-top: .4em; }
        h2 { font-size: 1.5rem; }
        h3 { font-size: 1.1875rem; }
        .eyebrow { color: var(--soft); font-size: .875rem; letter-spacing: .06em; text-transform: uppercase; margin: 0; }
        p, ul, ol, table, blockquote { margin: 1em 0; }
        main li { margin: .3em 0; }
        .anchor { color: inherit; text-decoration: none; }
        .anchor::before {
          content: "#"; position: absolute; transform: translateX(-1.1em); color: var(--line); opacity: 0;
        }
        h2:hover .anchor::before, h3:hover .anchor::before, .anchor:focus::before { opacity: 1; }
        code { font: .875em/1.5 "Easel Code", ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
        :not(pre) > code { background: var(--panel); border-radius: .25rem; padding: .1em .3em; }
        pre {
          background: var(--panel); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.15rem;
          overflow-x: auto; margin: 1.5em 0; font-size: .9375rem;
        }
        pre code { display: block; tab-size: 4; }
        .k { color: var(--keyword); } .s { color: var(--string); } .n { color: var(--number); }
        .c { color: var(--comment); font-style: italic; } .t { color: var(--type); } .f { color: var(--call); }
        .a { color: var(--attribute); }
        figure { margin: 2rem 0; text-align: center; }
        figure img { max-width: 100%; height: auto; border-radius: .5rem; }
        main p > img { max-width: 100%; height: auto; }
        figcaption { color: var(--soft); font-size: .9375rem; line-height: 1.5; margin: .75rem auto 0; max-width: 38rem; text-wrap: pretty; }
        figcaption strong { color: var(--ink); font-weight: 600; }
        details { text-align: left; font-size: .9375rem; color: var(--soft); margin: .75rem auto; max-width: 38rem; }
        summary { cursor: pointer; }
        table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
        th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); }
        blockquote { margin-inline: 0; padding: .1rem 0 .1rem 1.25rem; border-left: 3px solid var(--line); color: var(--soft); }
        hr { border: 0; border-top: 1px solid var(--line); margin: 3rem 0; }
        .turn { display: flex; justify-content: space-between; gap: 2rem; border-top: 1px solid var(--line); margin-top: 4rem; padding-top: 1.5rem; font-size: .9375rem; }
        .turn a { text-decoration: none; }
        .turn [rel=next] { margin-left: auto; text-align: right; }
        @media (max-width: 60rem) {
          body { grid-template-columns: minmax(0, 1fr); grid-template-areas: "skip" "main" "contents"; }
          .contents { border-right: 0; border-top: 1px solid var(--line); position: static; max-height: none; }
          main { padding: 1.5rem 1.25rem 3rem; }
          /* Smaller than this a diagram's words can't be read: it is moved sideways. */
          .wide picture { display: block; overflow-x: auto; }
          .wide img { max-width: max(100%, 32rem); }
        }
        @page { size: A4; margin: 20mm 18mm 22mm; }
        @media print {
          body { display: block; font-size: 10.5pt; }
          .contents, .turn, .skip { display: none; }
          main { max-width: none; padding: 0; }
          figure, pre, table { break-inside: avoid; }
          h1, h2, h3 { break-after: avoid; }
          a { color: inherit; }
          pre { white-space: pre-wrap; }
          .book article { break-before: page; }
          .book .title .name { font-size: 2.5rem; font-weight: 700; margin: 6rem 0 3rem; line-height: 1.15; }
          .book .toc { list-style: none; padding: 0; }
          .book .toc .number { display: inline-block; width: 2rem; color: var(--soft); }
          .book .toc a { text-decoration: none; }
        }

        """
}
