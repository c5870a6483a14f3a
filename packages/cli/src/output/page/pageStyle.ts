/** The style of a page: light, dark, narrow and printed. */
export const pageStyle = `
:root { color-scheme: light dark; --text: #1c1e21; --soft: #565b64; --line: #d9dce1; --back: #fff; --field: #f5f6f8;
  --clear: #1a7f4b; --look: #8a5a00; --blocked: #b3261e; --bar: #4a6fa5; --link: #1a56b0; }
@media (prefers-color-scheme: dark) { :root { --text: #e8eaed; --soft: #a5abb5; --line: #3a3f47; --back: #16181c; --field: #22252b;
  --clear: #58c48a; --look: #e3b341; --blocked: #ff8a80; --bar: #7fa3d9; --link: #8ab4f8; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; color: var(--text); background: var(--back);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.5rem; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.125rem; }
h3 { margin: 0 0 0.5rem; font-size: 0.875rem; color: var(--soft); }
p { margin: 0.25rem 0; }
a { color: var(--link); }
header p, small { color: var(--soft); font-size: 0.875rem; }
small { display: block; }
.clear { color: var(--clear); }
.look, .warning { color: var(--look); }
.blocked, .error { color: var(--blocked); }
.info { color: var(--soft); }
.counts { display: flex; flex-wrap: wrap; gap: 0.25rem 2rem; margin: 0; padding: 0; list-style: none; font-size: 1.25rem; font-weight: 600; }
svg { display: block; width: 100%; height: 0.625rem; margin-top: 0.75rem; border-radius: 0.3rem; background: var(--field); }
rect { fill: currentcolor; }
.bars { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
.bars ol { margin: 0; padding: 0; list-style: none; font-size: 0.875rem; }
.bars li { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; margin-bottom: 0.5rem; }
.bars svg { grid-column: 1 / -1; height: 0.375rem; margin-top: 0.125rem; color: var(--bar); }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; margin-bottom: 1rem; font-size: 0.875rem; }
form[hidden], [hidden] { display: none; }
label { display: grid; gap: 0.125rem; min-width: 0; }
label.check { display: flex; align-items: center; gap: 0.375rem; min-height: 2.5rem; }
select, input:not([type='checkbox']) { font: inherit; color: inherit; background: var(--field); border: 1px solid var(--soft);
  border-radius: 0.375rem; padding: 0.375rem 0.5rem; min-height: 2.5rem; width: 100%; max-width: 18rem; }
table, thead, tbody, th, td { display: block; }
tr { display: grid; grid-template-columns: 4.5rem 16rem 8rem 1fr; gap: 0 1rem; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
.values tr { grid-template-columns: 4.5rem 14rem 8rem 1fr 12rem; }
th, td { text-align: left; font-size: 0.9375rem; }
tbody th { font-variant-numeric: tabular-nums; }
tbody tr { content-visibility: auto; contain-intrinsic-size: auto 4.5rem; break-inside: avoid; }
mark { color: inherit; background: none; border: 1px solid currentcolor; border-radius: 0.25rem; padding: 0 0.25rem; font-size: 0.8125rem; }
@media (max-width: 44rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr, .values tr { display: flex; flex-wrap: wrap; gap: 0 0.75rem; padding: 0.75rem 0; }
  td:nth-child(n + 4) { flex: 1 0 100%; }
  select, input:not([type='checkbox']) { max-width: none; }
  form > * { flex: 1 1 100%; }
}
@media print {
  :root { --text: #000; --soft: #444; --back: #fff; --link: #000; --line: #bbb; color-scheme: light; }
  body { max-width: none; padding: 0; font-size: 0.8125rem; }
  form { display: none; }
  tbody tr { content-visibility: visible; }
  svg { print-color-adjust: exact; }
}
`;
