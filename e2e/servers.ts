import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';

const root = join(import.meta.dirname, '..');

/** A process of ours, and all it wrote so far. */
export class Server {
  readonly #child: ChildProcess;
  output = '';

  constructor(file: string, args: readonly string[], environment: Record<string, string>) {
    const { DEMO_PORT: _, DATABASE_URL: __, ...inherited } = process.env;
    this.#child = spawn(
      process.execPath,
      ['--conditions=@passmuster/source', join(root, file), ...args],
      { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...inherited, ...environment } },
    );
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        this.output += text.toString();
      });
    }
  }

  /** Returns the first address it prints. */
  async url(): Promise<string> {
    for (let wait = 0; wait < 500; wait += 1) {
      const [found] = /http:\/\/[\w.]+:\d+\S*/.exec(this.output) ?? [];
      if (found !== undefined) return found;
      if (this.#child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`No address in: ${this.output}`);
  }

  /** Waits for its end and returns its exit code. */
  async ended(): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      await once(this.#child, 'exit');
    }
    return this.#child.exitCode;
  }

  /** Ctrl-C. */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGINT');
    return this.ended();
  }
}

/** Tests run side by side with other work on the machine: they keep away from the usual ports. */
export const firstPort: number = 4600 + (process.pid % 300) * 10;

/** What a test may start; all of it is stopped and removed after the test. */
interface Servers {
  /** An empty folder. */
  readonly data: string;
  /** `pnpm demo`, without the build. */
  readonly startDemo: (...args: string[]) => Server;
  /** Any server of the repository. */
  readonly start: (file: string, environment: Record<string, string>) => Server;
}

/** One demo for all tests that neither stop it nor look into its data. */
interface SharedServers {
  readonly demoUrl: string;
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'passmuster-e2e-'));
const demoIn = (data: string, port: number, args: readonly string[] = []) =>
  new Server(
    'scripts/demo.ts',
    // Two workers must not find the same port free.
    ['--data', data, '--port', String(port), '--sandbox-port', String(port + 20_000), ...args],
    {},
  );

export const test = base.extend<Servers & { readonly started: Server[] }, SharedServers>({
  demoUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const data = newFolder();
      const demo = demoIn(data, firstPort);
      await use(await demo.url());
      await demo.stop();
      rmSync(data, { recursive: true, force: true });
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
  start: async ({ started }, use) => {
    await use((file, environment) => {
      const server = new Server(file, [], environment);
      started.push(server);
      return server;
    });
  },
});
