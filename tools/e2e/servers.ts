import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Language } from '../../apps/demo/src/web/language/languages.ts';
import { startPostgres } from '../../packages/testing/src/startPostgres.ts';
import { Server } from './server.ts';
import { languageOf, type Translate, wordsOf } from './words.ts';

/**
 * Tests run side by side with other work on the machine: they keep away from the usual ports, and the two workers of a run from
 * each other's.
 */
export const firstPort: number =
  4600 + ((process.pid * 2 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)) % 300) * 10;

/** What a test may start; all of it is stopped and removed after the test. */
interface Servers {
  /** An empty folder. */
  readonly data: string;
  /** `pnpm demo`, without the build. */
  readonly startDemo: (...args: string[]) => Server;
  /** Any server of the repository. */
  readonly start: (file: string, environment: Record<string, string>) => Server;
  /** The language of the browser, and so of the demo. */
  readonly language: Language;
  /** The texts of the demo in this language. */
  readonly t: Translate;
}

/** One demo for all tests that neither stop it nor look into its data. */
interface SharedServers {
  readonly demoUrl: string;
  /** A demo whose sandbox isn't running. */
  readonly demoAloneUrl: string;
}

export interface StorageOption {
  /** Where the sandbox behind the demo keeps its data. */
  readonly storage: 'sqlite' | 'postgres';
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'passmuster-e2e-'));
const demoIn = (data: string, port: number, args: readonly string[] = []) =>
  new Server(
    'tools/scripts/demo.ts',
    // Two workers must not find the same port free.
    ['--data', data, '--port', String(port), '--sandbox-port', String(port + 20_000), ...args],
    {},
  );

export const apiKey = 'pm_sandbox_key_of_these_tests_only';

/** Waits until a server answers on this port, and returns its address. */
export async function answeringUrl(port: number | string): Promise<string> {
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 30_000 }).toBe(true);
  return url;
}

/** The environment of a demo server whose sandbox has this address. */
export const demoSettings = (port: number, sandboxUrl: string): Record<string, string> => ({
  PORT: String(port),
  SANDBOX_URL: new URL('/api', sandboxUrl).href,
  SANDBOX_API_KEY: apiKey,
});

async function onPostgres(port: number, use: (url: string) => Promise<void>): Promise<void> {
  const database = await startPostgres();
  const sandbox = new Server('packages/sandbox/src/main.ts', [], {
    PORT: '0',
    SANDBOX_API_KEY: apiKey,
    DATABASE_URL: database.url,
  });
  const settings = demoSettings(port, await sandbox.url());
  const demo = new Server('apps/demo/src/server/main.ts', [], settings);
  await use(await answeringUrl(port));
  await Promise.all([demo.stop(), sandbox.stop()]);
  await database.stop();
}

async function onSqlite(port: number, use: (url: string) => Promise<void>): Promise<void> {
  const data = newFolder();
  const demo = demoIn(data, port);
  await use(await demo.url());
  await demo.stop();
  rmSync(data, { recursive: true, force: true });
}

export const test = base.extend<
  Servers & { readonly started: Server[] },
  SharedServers & StorageOption
>({
  storage: ['sqlite', { option: true, scope: 'worker' }],
  demoUrl: [
    ({ storage }, use) => (storage === 'postgres' ? onPostgres : onSqlite)(firstPort, use),
    { scope: 'worker', timeout: 60_000 },
  ],
  demoAloneUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const settings = demoSettings(firstPort + 7, `http://127.0.0.1:${firstPort + 9}`);
      const demo = new Server('apps/demo/src/server/main.ts', [], settings);
      await use(await answeringUrl(firstPort + 7));
      await demo.stop();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
  data: async ({}, use) => {
    const folder = newFolder();
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
  started: async ({}, use) => {
    const started: Server[] = [];
    await use(started);
    await Promise.all(started.map((server) => server.stop()));
  },
  startDemo: async ({ data, started }, use) => {
    await use((...args) => {
      const server = demoIn(data, firstPort + 3, args);
      started.push(server);
      return server;
    });
  },
  language: async ({ locale }, use) => {
    await use(languageOf(locale));
  },
  t: async ({ language }, use) => {
    await use(wordsOf(language));
  },
  start: async ({ started }, use) => {
    await use((file, environment) => {
      const server = new Server(file, [], environment);
      started.push(server);
      return server;
    });
  },
});
