/**
 * Runs the client on the runtimes it promises: the host's Node (20 or later), Bun and Deno, each with
 * its own fetch against real sockets. `node --conditions=@passmuster/source scripts/runtimes.ts`
 * Bun and Deno come from npm; a runtime that cannot be had is named and passed over.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { assetCodeSample as assetCode, success } from '@passmuster/testing/answers';
import { build } from 'vite';
import { answer, json } from '../src/testing/answer.ts';
import { type Play, startFaultServer } from '../src/testing/faultServer.ts';
import { cutOff, reset, send, silence } from '../src/testing/inTurn.ts';
import type { Probe } from '../src/testing/probe.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

const codes = success([assetCode]);
const gzip = { 'content-encoding': 'gzip' };
const elsewhere = { location: 'http://127.0.0.1:9/' };

/** What must come of each fault, wherever the client runs; `arrivals` is how often it was sent. */
const faults: readonly {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly play?: Play;
  readonly kinds: readonly (string | undefined)[];
  readonly arrivals: number;
}[] = [
  { name: 'answer', method: 'GET', play: send(json(codes)), kinds: [undefined], arrivals: 1 },
  {
    name: 'gzip',
    method: 'GET',
    play: send(answer({ headers: gzip, body: gzipSync(JSON.stringify(codes)) })),
    kinds: [undefined],
    arrivals: 1,
  },
  // As refused by the kernel: no server listens.
  { name: 'refused', method: 'POST', kinds: ['connection'], arrivals: 0 },
  { name: 'reset', method: 'POST', play: reset, kinds: ['connection'], arrivals: 1 },
  { name: 'resetGet', method: 'GET', play: reset, kinds: ['connection'], arrivals: 2 },
  {
    name: 'hangUp',
    method: 'POST',
    play: (socket) => void socket.end(),
    kinds: ['connection'],
    arrivals: 1,
  },
  {
    name: 'cut',
    method: 'POST',
    play: cutOff(json(success({}), { headers: { 'content-length': '999' } }), 0),
    kinds: ['connection'],
    arrivals: 1,
  },
  { name: 'silence', method: 'POST', play: silence, kinds: ['timeout'], arrivals: 1 },
  {
    name: 'stall',
    method: 'POST',
    play: send(json(codes).subarray(0, -9)),
    kinds: ['timeout'],
    arrivals: 1,
  },
  {
    name: 'redirect',
    method: 'GET',
    play: send(answer({ status: 302, headers: elsewhere })),
    kinds: ['redirect'],
    arrivals: 1,
  },
  {
    name: 'bomb',
    method: 'GET',
    play: send(answer({ headers: gzip, body: gzipSync(Buffer.alloc(50_000_000)) })),
    kinds: ['too_large'],
    arrivals: 1,
  },
  {
    name: 'corrupt',
    method: 'POST',
    play: send(answer({ headers: gzip, body: 'not gzip' })),
    // Deno does not say that it was the compression.
    kinds: ['invalid_response', 'connection'],
    arrivals: 1,
  },
];

interface Runtime {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly version: readonly string[];
}

const runtimes: readonly Runtime[] = [
  { name: 'node', command: 'node', args: [], version: ['--version'] },
  { name: 'bun', command: 'npx', args: ['--yes', 'bun@1.4.5'], version: ['--version'] },
  {
    name: 'deno',
    command: 'npx',
    args: ['--yes', 'deno@2.9.6', 'run', '--allow-net'],
    version: ['--version'],
  },
];

/** Package managers put the workspace's Node first; the host's is wanted here. */
const env = {
  ...process.env,
  PATH: (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((path) => !path.includes('node_modules'))
    .join(delimiter),
};

async function bundle(folder: string): Promise<string> {
  const entry = join(root, 'src/testing/probe.ts');
  await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@passmuster/source'] },
    build: { outDir: folder, minify: false, lib: { entry, formats: ['es'], fileName: 'probe' } },
  });
  const main = join(folder, 'main.mjs');
  await writeFile(
    main,
    `import { probe } from './probe.js';
const args = globalThis.Deno ? Deno.args : process.argv.slice(2);
console.log(JSON.stringify(await probe(args)));
globalThis.Deno ? Deno.exit() : process.exit();
`,
  );
  return main;
}

async function check({ name, command, args }: Runtime, main: string): Promise<string[]> {
  const servers = await Promise.all(
    faults.map(async (fault) => ({
      ...fault,
      server: await startFaultServer(fault.play ?? silence),
    })),
  );
  for (const { play, server } of servers) if (!play) await server.close();
  const targets = servers.map(
    ({ name: fault, method, server }) => `${fault}=${method}=${server.baseUrl}`,
  );
  const { stdout } = await run(command, [...args, main, ...targets], { env, timeout: 120_000 });
  const { failed, probes } = JSON.parse(stdout) as {
    failed: string[];
    probes: Record<string, Probe>;
  };
  const problems = failed.map((operation) => `${operation} failed`);
  for (const { name: fault, kinds, arrivals, server, play } of servers) {
    const { kind, outcome } = probes[fault] ?? { kind: 'nothing', outcome: undefined };
    const sent = server.received.length;
    const seen = `${fault}: ${kind ?? 'data'}, ${outcome ?? 'done'}, arrived ${sent} times`;
    console.log(`  ${name} ${seen}`);
    const isTold = fault !== 'refused' || outcome === 'not_sent';
    if (!kinds.includes(kind) || sent !== arrivals || !isTold) problems.push(seen);
    if (play) await server.close();
  }
  return problems;
}

/** The built package, as Node finds it for a caller. */
const builtPackage = `
import { createClient, listAssetCodes } from '@passmuster/client';
const fetch = async () => Response.json({ status: 'success', data: [] });
const client = createClient({ baseUrl: 'http://h', apiKey: 'k', fetch });
if ((await listAssetCodes(client)).data?.length !== 0) process.exit(1);
`;

const folder = await mkdtemp(join(tmpdir(), 'passmuster-'));
try {
  const main = await bundle(folder);
  for (const runtime of runtimes) {
    const [command, ...rest] = [runtime.command, ...runtime.args.slice(0, 2), ...runtime.version];
    const found = await run(command, rest, { env, timeout: 300_000 }).catch(() => undefined);
    if (!found) {
      console.log(`${runtime.name}: not to be had here, passed over`);
      continue;
    }
    const problems = await check(runtime, main);
    const version = found.stdout.split('\n')[0];
    console.log(
      `${runtime.name} ${version}: ${problems.length === 0 ? 'passes' : problems.join('; ')}`,
    );
    if (problems.length > 0) process.exitCode = 1;
  }
  const evaluate = ['--input-type=module', '--eval', builtPackage];
  const isBuilt = await run('node', evaluate, { cwd: root, env }).then(
    () => true,
    () => false,
  );
  console.log(`node with the built package: ${isBuilt ? 'passes' : 'fails (build it first)'}`);
  if (!isBuilt) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
