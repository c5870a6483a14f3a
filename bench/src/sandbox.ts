/**
 * Compares the eight operations of the sandbox over HTTP with Prism on the same OpenAPI document:
 * `node --conditions=@passmuster/source src/sandbox.ts`. Prints the tables and writes results/sandbox.md.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contests, key, request } from './sandbox/contests.ts';
import { fillWallets } from './sandbox/fillWallets.ts';
import { answersPerSecond } from './sandbox/load.ts';
import { type Server, startServer } from './sandbox/startServer.ts';

const connections = 32;
const rounds = 5;
const milliseconds = 1000;
const directory = mkdtempSync(join(tmpdir(), 'sandbox-bench-'));
const main = fileURLToPath(new URL('../../packages/sandbox/src/main.ts', import.meta.url));

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

const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? 0;

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
  const [ours, theirs] = [
    median(figures.map((figure) => figure.ours)),
    median(figures.map((figure) => figure.theirs)),
  ];
  const ratio = median(figures.map((figure) => figure.ours / figure.theirs));
  lines.push(`| ${name} | ${Math.round(ours)} | ${Math.round(theirs)} | ${ratio.toFixed(1)} |`);
  console.log(lines.at(-1));
}
const memoryUnderLoad = writing.memory();
await Promise.all([writing.stop(), reading.stop(), prism.stop()]);

const sizes = [1000, 1_000_000];
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
| the same out of 1,000,000, total counted | ${many.toFixed(1)} ms |
`;
console.log(report);
const results = new URL('../results/', import.meta.url);
mkdirSync(results, { recursive: true });
writeFileSync(new URL('sandbox.md', results), report);
