import { readFileSync } from 'node:fs';
import { definePreset } from '@passmuster/findings';
import { recommended, loadCustomerReviewer } from './src/index.ts';
const lines = readFileSync(process.argv[2], 'utf8').trim().split('\n').slice(0, 3000);
const cost = new Map(); const calls = new Map(); let on = false;
const rules = recommended.rules.map((r) => ({ ...r, check(v, c) { const t = process.hrtime.bigint(); try { return r.check(v, c); } finally { if (on) { cost.set(r.id, (cost.get(r.id) ?? 0) + Number(process.hrtime.bigint() - t)); calls.set(r.id, (calls.get(r.id) ?? 0) + 1); } } } }));
const timed = await loadCustomerReviewer({ preset: definePreset('recommended', rules) });
const plain = await loadCustomerReviewer();
const asOf = '2026-11-21';
const cpu = (f) => { const a = process.cpuUsage(); const t = performance.now(); f(); const b = process.cpuUsage(a); return [(b.user + b.system) / 1000, performance.now() - t]; };
for (let k = 0; k < 3; k++) {
  const p = cpu(() => { for (const l of lines) JSON.parse(l); });
  const r = cpu(() => { for (const l of lines) plain.review(JSON.parse(l), { asOf }); });
  console.log('parse us/row', (p[1] * 1000 / lines.length).toFixed(1), 'parse+review us/row wall', (r[1] * 1000 / lines.length).toFixed(0), 'cpu', (r[0] * 1000 / lines.length).toFixed(0));
}
for (const l of lines) timed.review(JSON.parse(l), { asOf });
on = true; for (const l of lines) timed.review(JSON.parse(l), { asOf });
const all = [...cost.values()].reduce((a, b) => a + b); console.log('sum of checks us/row', (all / 1000 / lines.length).toFixed(0));
for (const [id, c] of [...cost].sort((a, b) => b[1] - a[1]).slice(0, 40)) console.log((c / 1000 / lines.length).toFixed(1).padStart(6), 'us/row', (100 * c / all).toFixed(1).padStart(5) + '%', String(calls.get(id) / lines.length).padStart(4), id);
