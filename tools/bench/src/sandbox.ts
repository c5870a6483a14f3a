/**
 * Compares the eight operations of the sandbox over HTTP with Prism on the same OpenAPI document:
 * `node --conditions=@passmuster/source src/sandbox.ts`. Prints the tables and writes results/sandbox.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measuresOf } from './measure/measure.ts';
import { median } from './measure/median.ts';
import { roundsOf, sizeOf } from './measure/quick.ts';
import type { Series } from './results/series.ts';
import { writeResults } from './results/writeResults.ts';
import { contests, key, request } from './sandbox/contests.ts';
import { fillWallets } from './sandbox/fillWallets.ts';
import { answersPerSecond } from './sandbox/load.ts';
import { type Server, startServer } from './sandbox/startServer.ts';

const connections = 32;
const rounds = roundsOf(5);
const milliseconds = 1000;
const directory = mkdtempSync(join(tmpdir(), 'sandbox-bench-'));
const main = fileURLToPath(new URL('../../../packages/sandbox/src/main.ts', import.meta.url));

const startSandbox = (name: string): Promise<Server> =>
  startServer(main, {
    PORT: '0',
    SANDBOX_DATA: join(directory, name),
    SANDBOX_API_KEY: key,
    DATABASE_URL: '',
  });

/** Starts Prism on the same document, in its own process. */
function startPrism(): Promise<Server> {
  const require = createRequire(import.meta.url);
  const cli = require.resolve('@stoplight/prism-cli/dist/index.js');
  const document = require.resolve('@passmuster/schemas/openapi.json');
  const port = String(20_000 + (process.pid % 20_000));
  return startServer(cli, {}, ['mock', '-p', port, '-h', '127.0.0.1', document]);
}

/** Measures the time from the start of the process to the first answer of an operation, and the memory used then. */
async function start(): Promise<{ readonly ready: number; readonly memory: number }> {
  const started = performance.now();
  const server = await startSandbox('start.sqlite');
  const answer = await fetch(`${server.url}/api/asset-codes`, { headers: { 'x-api-key': key } });
  await answer.text();
  const ready = performance.now() - started;
  const memory = server.memory();
  await server.stop();
  return { ready, memory };
}

await start();
const starts: Awaited<ReturnType<typeof start>>[] = [];
for (let round = 0; round < rounds; round += 1) starts.push(await start());

const prism = await startPrism();
const writing = await startSandbox('writing.sqlite');
await (await startSandbox('reading.sqlite')).stop();
fillWallets(join(directory, 'reading.sqlite'), 10);
const reading = await startSandbox('reading.sqlite');
const lines: string[] = [];
const series: Series[] = [];
for (const { name, request: ask, status = '2' } of contests) {
  const server = name.startsWith('List wallets') ? reading : writing;
  const figures: { readonly ours: number; readonly theirs: number }[] = [];
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const load = { connections, milliseconds };
    const ours = await answersPerSecond({
      ...load,
      url: server.url,
      request: () => ask('/api'),
      status,
    });
    const theirs = await answersPerSecond({
      ...load,
      url: prism.url,
      request: () => ask(''),
      status: '2',
    });
    if (round > 0) figures.push({ ours, theirs });
  }
  const [theirs, ours] = measuresOf([
    figures.map((figure) => 1 / figure.theirs),
    figures.map((figure) => 1 / figure.ours),
  ]).map(({ time, ...measure }) => ({ ...measure, perSecond: 1 / time }));
  if (!ours || !theirs) continue;
  const cells = [Math.round(ours.perSecond), Math.round(theirs.perSecond), ours.ratio.toFixed(1)];
  lines.push(`| ${[name, ...cells].join(' | ')} |`);
  series.push({
    title: name,
    unit: 'answers/s',
    better: 'higher',
    bars: [
      { name: 'sandbox', isOurs: true, value: ours.perSecond, spread: ours.spread },
      { name: 'Prism', isOurs: false, value: theirs.perSecond, spread: theirs.spread },
    ],
  });
  console.log(lines.at(-1));
}
const memoryUnderLoad = writing.memory();
await Promise.all([writing.stop(), reading.stop(), prism.stop()]);

const sizes = [1000, sizeOf(1_000_000)];
const times: number[] = [];
for (const size of sizes) {
  const name = `filled-${size}.sqlite`;
  await (await startSandbox(name)).stop();
  fillWallets(join(directory, name), size);
  const server = await startSandbox(name);
  const perSecond = await answersPerSecond({
    url: server.url,
    connections: 1,
    milliseconds: milliseconds * 2,
    request: () => request('GET', '/api/wallets?limit=100'),
    status: '2',
  });
  times.push(1000 / perSecond);
  await server.stop();
}
rmSync(directory, { recursive: true, force: true });
const [few = 0, many = 0] = times;

const report = `# The sandbox

Whole requests over HTTP with ${connections} connections: credential, validation, and for a write a durable one (WAL, synchronous=FULL).
Answers per second; medians of ${rounds} interleaved rounds. Prism, which stores nothing, serves the same OpenAPI document.

| | sandbox | Prism | ratio (target 3) |
|---|---|---|---|
${lines.join('\n')}

| | measured |
|---|---|
| start of the process to the first answer | ${Math.round(median(starts.map(({ ready }) => ready)))} ms |
| memory then | ${Math.round(median(starts.map(({ memory }) => memory)))} MB |
| memory after the load above | ${Math.round(memoryUnderLoad)} MB |
| first page of 100 wallets out of 1,000 | ${few.toFixed(1)} ms |
| the same out of ${sizes[1]?.toLocaleString('en')}, total counted | ${many.toFixed(1)} ms |
`;
writeResults('sandbox', report, series);
