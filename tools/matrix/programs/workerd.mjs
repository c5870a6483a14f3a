import { Miniflare } from 'miniflare';

const worker = new Miniflare({
  compatibilityDate: '2026-07-01',
  modules: true,
  scriptPath: 'bundle.mjs',
});
const answer = await worker.dispatchFetch('http://worker/');
const text = await answer.text();
await worker.dispose();
if (text !== '[]') throw new Error(text);
