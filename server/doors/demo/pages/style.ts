/** Served as a file, because the policy forbids inline styles. Light and dark, from the design tokens. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: #0b1b2b; --text: #1f2d3d; --muted: #566575; --line: #e1e7ee; --canvas: #f5f7fa;
  --surface: #fff; --sunken: #eef2f6; --sea: #0a4d8c; --sea-tint: #e8f1fa; --on-sea: #fff; --good: #11753a; --good-tint: #e6f4ea;
  --grey: #566575; --grey-tint: #edf1f5; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1f6fb; --text: #d3dee9; --muted: #9aadc0; --line: #264059;
  --canvas: #081420; --surface: #11253a; --sunken: #0b1a29; --sea: #7db8f0; --sea-tint: #16395a; --on-sea: #06121e;
  --good: #5cc98a; --good-tint: #123823; --grey: #a3b3c4; --grey-tint: #1e3449; } }
* { box-sizing: border-box; margin: 0; }
body { font: 14px/1.6 "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif;
  color: var(--text); background: var(--canvas); font-variant-numeric: tabular-nums; -webkit-font-smoothing: antialiased; }
main { max-width: 880px; margin: 0 auto; padding: 40px 16px 64px; display: grid; gap: 24px; }
h1 { color: var(--ink); font-size: 24px; line-height: 1.25; font-weight: 600; }
h2 { color: var(--ink); font-size: 16px; font-weight: 600; }
a { color: var(--sea); }
.lead { color: var(--muted); margin-top: 8px; max-width: 60ch; }
.brand { color: var(--sea); font-weight: 600; letter-spacing: .02em; }
.list { list-style: none; padding: 0; display: grid; gap: 12px; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 16px 20px; }
.message { display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; align-items: center; }
.message[data-live=false] { opacity: .62; }
.who { color: var(--ink); font-weight: 500; display: flex; gap: 8px; align-items: center; flex-wrap: wrap; }
.code { font-size: 32px; line-height: 1.25; font-weight: 600; color: var(--ink); letter-spacing: .12em; }
.when { color: var(--muted); font-size: 12px; }
.pill { font-size: 12px; font-weight: 500; border-radius: 999px; padding: 0 8px; background: var(--grey-tint); color: var(--grey); }
[data-live=true] .state { background: var(--good-tint); color: var(--good); }
button { grid-row: 1 / span 3; grid-column: 2; min-width: 88px; height: 40px; border: 0; border-radius: 6px; font: inherit; font-weight: 500;
  background: var(--sea); color: var(--on-sea); cursor: pointer; }
:focus-visible { outline: 2px solid var(--sea); outline-offset: 2px; }
.empty { text-align: center; color: var(--muted); padding: 48px 20px; }
.call { display: grid; gap: 12px; }
.call header { display: flex; gap: 8px 12px; align-items: center; flex-wrap: wrap; }
.method { background: var(--sea-tint); color: var(--sea); font-weight: 600; font-size: 12px; border-radius: 4px; padding: 0 8px; }
code, pre { font: 13px/1.6 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
pre { background: var(--sunken); border-radius: 6px; padding: 12px; overflow-x: auto; }
.halves { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); }
.halves h3 { font-size: 12px; font-weight: 500; color: var(--muted); margin-bottom: 4px; }
[hidden] { display: none !important; }
`;
