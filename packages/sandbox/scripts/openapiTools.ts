/**
 * Shows that the OpenAPI document works in other tools. In a scratch folder with a copy of each tool,
 * Redocly and Spectral find nothing to report; openapi-typescript with openapi-fetch, orval and hey-api
 * generate clients that compile under `strict` and call the sandbox; and Prism finds no difference between
 * the document and the eight operations of `@passmuster/client` through its validating proxy.
 * `pnpm --filter @passmuster/sandbox openapi:tools`. Needs a package registry. Ends with 1 if a step fails.
 */
import { execFile, spawn } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createSandbox } from '../src/index.ts';
import { listen } from '../src/testing/listen.ts';
import { callEveryOperation } from './openapiTools/callEveryOperation.ts';
import { programs } from './openapiTools/programs.ts';

const run = promisify(execFile);

/** The versions that were tried. orval 8.0.0 is the newest whose dependencies resolve. */
const tools = [
  '@hey-api/openapi-ts@0.99.0',
  '@redocly/cli@2.77.0',
  '@stoplight/prism-cli@5.16.0',
  '@stoplight/spectral-cli@6.16.3',
  'esbuild@0.28.2',
  'openapi-fetch@0.17.0',
  'openapi-typescript@7.13.0',
  'orval@8.0.0',
  'typescript@5.9.3',
];
const apiKey = 'an-api-key-of-this-script';

const folder = await mkdtemp(join(tmpdir(), 'openapi-tools-'));
const sandbox = createSandbox({ apiKeys: [apiKey] });
const { url, close } = await listen(sandbox);
const baseUrl = `${url}/api`;

const tool = (name: string, ...args: readonly string[]): Promise<{ stdout: string }> =>
  run(join(folder, 'node_modules/.bin', name), args, { cwd: folder });

async function step(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    console.log(`${name}: passed`);
  } catch (error) {
    process.exitCode = 1;
    const { stdout = '', stderr = '' }: { stdout?: string; stderr?: string } = Object(error);
    console.log(`${name}: failed\n${stdout}${stderr}${stdout + stderr === '' ? error : ''}`);
  }
}

/** Compiles the program of a generated client under `strict`, and runs it against the sandbox. */
async function compileAndRun(name: string): Promise<void> {
  await tool('tsc', '-p', '.', '--noEmit');
  const bundle = `${name}.mjs`;
  await tool('esbuild', `${name}.ts`, '--bundle', '--format=esm', `--outfile=${bundle}`);
  const { stdout } = await run(process.execPath, [join(folder, bundle)]);
  if (stdout.trim() !== 'USDC polygon 400 VALIDATION_ERROR') throw new Error(stdout);
}

async function writeProgram(name: keyof typeof programs): Promise<void> {
  const values = { baseUrl, apiKey };
  const text = programs[name].replace(/"\{(baseUrl|apiKey)\}"/g, (_, key: keyof typeof values) =>
    JSON.stringify(values[key]),
  );
  await writeFile(join(folder, `${name}.ts`), text);
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
  };
  const tsconfig = { compilerOptions, files: [`${name}.ts`] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
}

/** Runs the client through a proxy that refuses whatever the document doesn't describe. */
async function runThroughPrism(): Promise<void> {
  const proxyPort = Number(new URL(url).port) + 1;
  const args = ['proxy', 'openapi.json', baseUrl, '--errors', '--port', `${proxyPort}`];
  const prism = spawn(join(folder, 'node_modules/.bin/prism'), args, { cwd: folder });
  let log = '';
  prism.stdout.on('data', (data: Buffer) => {
    log += data;
  });
  try {
    while (!log.includes('is listening')) {
      if (prism.exitCode !== null) throw new Error(log);
      await wait(100);
    }
    const results = await callEveryOperation(`http://127.0.0.1:${proxyPort}`, apiKey);
    const bad = results.filter(({ status, expected }) => status !== expected);
    if (bad.length > 0) throw new Error(`${JSON.stringify(bad)}\n${log}`);
    const violations = log.match(/violation/gi) ?? [];
    if (violations.length > 0) throw new Error(log);
  } finally {
    prism.kill();
  }
}

try {
  const document = fileURLToPath(import.meta.resolve('@passmuster/schemas/openapi.json'));
  await copyFile(document, join(folder, 'openapi.json'));
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  await writeFile(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...tools];
  await run('npm', install, { cwd: folder });

  await step('Redocly, recommended-strict', async () => {
    await tool('redocly', 'lint', '--extends=recommended-strict', 'openapi.json');
  });
  await step('Spectral, spectral:oas', async () => {
    await tool('spectral', 'lint', '--fail-severity=hint', 'openapi.json');
  });
  await step('openapi-typescript with openapi-fetch', async () => {
    await tool('openapi-typescript', 'openapi.json', '-o', 'openapiTypes.ts');
    await writeProgram('openapiFetch');
    await compileAndRun('openapiFetch');
  });
  await step('orval', async () => {
    const output = { target: 'orvalClient.ts', client: 'fetch', baseUrl };
    const config = { api: { input: 'openapi.json', output } };
    await writeFile(join(folder, 'orval.config.mjs'), `export default ${JSON.stringify(config)}`);
    await tool('orval', '--config', 'orval.config.mjs');
    await writeProgram('orval');
    await compileAndRun('orval');
  });
  await step('hey-api', async () => {
    await tool(
      'openapi-ts',
      '-i',
      'openapi.json',
      '-o',
      'heyApiClient',
      '-c',
      '@hey-api/client-fetch',
    );
    await writeProgram('heyApi');
    await compileAndRun('heyApi');
  });
  await step('Prism between the client and the sandbox', runThroughPrism);
} finally {
  close();
  await sandbox.close();
  await rm(folder, { recursive: true });
}
