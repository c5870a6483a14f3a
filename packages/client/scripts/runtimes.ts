/**
 * Runs the client on the runtimes it promises: the host's Node (20 or later), Bun and Deno, each with
 * its own fetch against real sockets. `node --conditions=@passmuster/source scripts/runtimes.ts`
 * Bun and Deno come from npm; a runtime that cannot be installed is named and skipped.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { startFaultServer } from '../src/testing/faultServer.ts';
import { silence } from '../src/testing/inTurn.ts';
import type { Probe } from '../src/testing/probe.ts';
import { faults } from './runtimes/faults.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

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

/** Package managers put the workspace's Node first in the path; this uses the host's. */
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
    const isOutcomeKnown = fault !== 'refused' || outcome === 'not_sent';
    if (!kinds.includes(kind) || sent !== arrivals || !isOutcomeKnown) problems.push(seen);
    if (play) await server.close();
  }
  return problems;
}

/** A program that uses the built package. */
const builtPackage = `
import { createClient, listAssetCodes } from '@passmuster/client';
const fetch = async () => Response.json({ status: 'success', data: [] });
const client = createClient({ baseUrl: 'https://h', apiKey: 'k', fetch });
if ((await listAssetCodes(client)).data?.length !== 0) process.exit(1);
`;

const folder = await mkdtemp(join(tmpdir(), 'passmuster-'));
try {
  const main = await bundle(folder);
  for (const runtime of runtimes) {
    const [command, ...rest] = [runtime.command, ...runtime.args.slice(0, 2), ...runtime.version];
    const found = await run(command, rest, { env, timeout: 300_000 }).catch(() => undefined);
    if (!found) {
      console.log(`${runtime.name}: not available, skipped`);
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
