/**
 * The sandbox, whole requests over HTTP, beside a bare Hono echo and Prism serving the same OpenAPI document:
 * `node --conditions=@passmuster/source src/sandbox.ts`. Prints the tables and writes results/sandbox.md.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillWallets } from './sandbox/fillWallets.ts';
import { answersPerSecond } from './sandbox/load.ts';
import { type Server, startServer } from './sandbox/startServer.ts';

const key = 'a-key-of-this-benchmark-only';
const connections = 32;
const rounds = 5;
const milliseconds = 1500;
const directory = mkdtempSync(join(tmpdir(), 'sandbox-bench-'));
const main = fileURLToPath(new URL('../../packages/sandbox/src/main.ts', import.meta.url));
const echoFile = fileURLToPath(new URL('./sandbox/echoServer.ts', import.meta.url));

const startSandbox = (name: string): Promise<Server> =>
  startServer(
    main,
    {
      PORT: '0',
      SANDBOX_DATA: join(directory, name),
      SANDBOX_API_KEY: key,
      DATABASE_URL: '',
    },
    [],
    // As `pnpm dev` and the container file start it.
    ['--max-semi-space-size=8'],
  );

const head = `Host: bench\r\nx-api-key: ${key}\r\n`;
const post = (path: string, body: object): string => {
  const text = JSON.stringify(body);
  return `POST ${path} HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`;
};
const get = (path: string): string => `GET ${path} HTTP/1.1\r\n${head}\r\n`;
const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? 0;
const rate = (server: Server, request: string, over = connections): Promise<number> =>
  answersPerSecond({ url: server.url, request, connections: over, milliseconds });

/** From the start of the process to the first answer of an operation, and the memory it then has. */
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

/** Prism on the same document, in its own process; `undefined` where it does not run. */
async function startPrism(): Promise<Server | undefined> {
  try {
    const require = createRequire(import.meta.url);
    const cli = require.resolve('@stoplight/prism-cli/dist/index.js');
    const document = require.resolve('@passmuster/schemas/openapi.json');
    const port = String(20_000 + (process.pid % 20_000));
    return await startServer(cli, {}, ['mock', '-p', port, '-h', '127.0.0.1', document]);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

const fiat = { currency: 'ZAR', description: 'Operations' };
const stablecoin = { currency: 'USDC', network: 'polygon', description: 'Operations' };

await start();
const starts: Awaited<ReturnType<typeof start>>[] = [];
for (let round = 0; round < rounds; round += 1) starts.push(await start());

const [echo, sandbox, prism] = [
  await startServer(echoFile),
  await startSandbox('load.sqlite'),
  await startPrism(),
];
const contests = [
  { name: '`POST /wallets`, fiat', path: '/wallets', body: fiat },
  { name: '`GET /wallets`, ten of them', path: '/wallets', body: undefined },
  { name: '`POST /wallets`, stablecoin', path: '/wallets', body: stablecoin },
];
const lines: string[] = [];
for (const { name, path, body } of contests) {
  const ask = (prefix: string): string =>
    body === undefined ? get(prefix + path) : post(prefix + path, body);
  const ratios: number[] = [];
  const ours: number[] = [];
  const theirs: number[] = [];
  const prisms: number[] = [];
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const least = await rate(echo, ask('/api'));
    const whole = await rate(sandbox, ask('/api'));
    const mock = prism ? await rate(prism, ask('')) : 0;
    if (round === 0) continue;
    theirs.push(least);
    ours.push(whole);
    prisms.push(mock);
    ratios.push(whole / least);
  }
  const mocked = prism ? Math.round(median(prisms)) : 'did not run';
  lines.push(
    `| ${name} | ${Math.round(median(theirs))} | ${Math.round(median(ours))} | ${mocked} | ${median(ratios).toFixed(2)} |`,
  );
}
const memoryUnderLoad = sandbox.memory();
await Promise.all([echo.stop(), sandbox.stop(), prism?.stop()]);

const sizes = [1000, 1_000_000];
const filled: Server[] = [];
for (const size of sizes) {
  const name = `filled-${size}.sqlite`;
  await (await startSandbox(name)).stop();
  fillWallets(join(directory, name), size);
  filled.push(await startSandbox(name));
}
const times: number[][] = sizes.map(() => []);
for (let round = 0; round <= rounds; round += 1) {
  for (const [at, server] of filled.entries()) {
    const perSecond = await rate(server, get('/api/wallets?limit=100'), 1);
    if (round > 0) times[at]?.push(1_000_000 / perSecond);
  }
}
await Promise.all(filled.map((server) => server.stop()));
rmSync(directory, { recursive: true, force: true });
const [few = 0, many = 0] = times.map(median);

const report = `## The sandbox

Whole requests over HTTP with ${connections} connections: credential, validation, and for POST a durable write (WAL, synchronous=FULL).
Answers per second; medians of ${rounds} interleaved rounds. The echo reads JSON and sends it back, or sends ten wallets. A stablecoin
wallet costs the derivation of its deposit address (BIP-32) as well.

| | bare Hono echo | sandbox | Prism, same document | sandbox / echo (target 0.35) |
|---|---|---|---|---|
${lines.join('\n')}

| | measured | target |
|---|---|---|
| start of the process to the first answer | ${Math.round(median(starts.map(({ ready }) => ready)))} ms | 300 ms |
| memory then | ${Math.round(median(starts.map(({ memory }) => memory)))} MB | 150 MB |
| memory after the load above | ${Math.round(memoryUnderLoad)} MB | |
| first page of 100 wallets out of 1,000 | ${Math.round(few)} µs | |
| the same out of 1,000,000, total included | ${Math.round(many)} µs (x${(many / few).toFixed(2)}) | x3 |
`;
console.log(report);
const results = new URL('../results/', import.meta.url);
mkdirSync(results, { recursive: true });
writeFileSync(new URL('sandbox.md', results), report);
