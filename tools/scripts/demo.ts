/**
 * Serves everything under one address: the demo, the page `/try`, the documentation with its playground, and a sandbox of the
 * API. `pnpm demo` adds `--build --documentation`: the demo is built before, the documentation in the background.
 */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { walkLines } from '../../apps/demo/src/server/tryIt/steps.ts';
import { apiKeyIn, removeData, show } from './demo/data.ts';
import { takeLock } from './demo/lock.ts';
import { freePort, help, type Options, readOptions, root } from './demo/options.ts';
import { answers, runTasks, startServer, stopAll } from './demo/processes.ts';
import { Refusal } from './demo/refusal.ts';

let isStopping = false;

async function run({
  isBuilt,
  isDocumented,
  isReset,
  firstPort,
  firstSandboxPort,
  data,
}: Options): Promise<void> {
  if (!takeLock(join(data, 'lock.sqlite'))) {
    throw new Refusal(
      `a running demo uses ${show(data)}, so it wasn't changed. End that demo with Ctrl-C, or choose another folder with --data.`,
    );
  }
  if (isReset) removeData(data);
  const key = apiKeyIn(data);
  if (isBuilt) {
    console.log('Building the demo …');
    if (!(await runTasks(['build', '--filter=@passmuster/demo'])))
      throw new Refusal('the build failed; the lines above say why.');
  }
  // Another demo shows the site that it has built.
  const buildsDocumentation =
    isDocumented && takeLock(join(root, 'node_modules/.cache/documentation.sqlite'));
  if (buildsDocumentation) {
    // An older site would be shown until it is replaced, page by page.
    rmSync(join(root, 'apps/docs/local'), { recursive: true, force: true });
  }
  const sandboxPort = await freePort(firstSandboxPort);
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}/api`;
  const sandbox = startServer('packages/sandbox/src/main.ts', {
    HOST: '127.0.0.1',
    PORT: String(sandboxPort),
    SANDBOX_API_KEY: key,
    SANDBOX_DATA: join(data, 'sandbox.sqlite'),
    // The demo uses that file even if the environment of the shell names a database.
    DATABASE_URL: '',
  });
  const port = await freePort(firstPort);
  const url = `http://127.0.0.1:${port}`;
  const demo = startServer('apps/demo/src/server/main.ts', {
    PORT: String(port),
    SANDBOX_API_KEY: key,
    SANDBOX_URL: sandboxUrl,
    DEMO_DATA: show(data),
  });
  await Promise.all([
    answers(`${sandboxUrl}/asset-codes`, sandbox, 'sandbox'),
    answers(`${url}/health`, demo, 'demo server'),
  ]);
  sandbox.once('exit', () => {
    if (!isStopping) console.error('demo: the sandbox has stopped. Ctrl-C, then start again.');
  });
  console.log(welcome(url, sandboxUrl, show(data), isDocumented));
  if (buildsDocumentation) void buildDocumentation();
  await once(demo, 'exit');
}

async function buildDocumentation(): Promise<void> {
  const environment = { DOCS_BASE: '/docs/', DOCS_DEMO: '1' };
  const isDone = await runTasks(['build:local', '--filter=@passmuster/docs'], environment, true);
  if (!isDone && !isStopping)
    console.error('demo: the documentation could not be built; the lines above say why.');
}

/** Returns the pages and commands that a person can open and run, with the addresses of this start. */
function welcome(url: string, sandboxUrl: string, data: string, isDocumented: boolean): string {
  const { template, check, fix, submit, address } = walkLines({ sandboxUrl, data });
  return `
  Demo           ${url}
  Try it         ${url}/try   seven steps, two to five minutes each
  Documentation  ${url}/docs/   ${isDocumented ? 'with a playground; the first start builds it, in about a minute' : 'with a playground'}
  Sandbox API    ${sandboxUrl}   its key is in ${data}/demo.key

  Five lines for a second terminal in this folder:

${[template, check, fix, submit, address].join('\n')}

  Ctrl-C stops everything. The data stays in ${data}; --reset starts without it.
`;
}

async function stop(status: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await stopAll();
  process.exit(status);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop(0));
try {
  await run(readOptions(process.argv.slice(2), process.env));
  if (!isStopping) await stop(1);
} catch (error) {
  if (!isStopping) {
    const isOurs = error instanceof Error;
    console.error(`demo: ${isOurs ? error.message : String(error)}`);
    if (!(error instanceof Refusal)) console.error(help);
    await stop(1);
  }
}
