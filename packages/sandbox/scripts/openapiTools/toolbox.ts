import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSandbox } from '../../src/index.ts';
import { listen } from '../../src/testing/listen.ts';

const run = promisify(execFile);

/** The key of every sandbox of this command. */
export const apiKey = 'a-key-for-the-openapi-tools';

/** A sandbox with the sample data that the examples of the document name. */
export interface Served {
  /** Without a slash at the end. */
  readonly url: string;
  readonly baseUrl: string;
  /** The file with the document as this sandbox serves it. */
  readonly document: string;
}

/** A scratch folder with a copy of each tool. */
export interface Toolbox {
  readonly folder: string;
  /** Runs a program of a tool and returns what it prints, without colors. Rejects if it fails. */
  readonly tool: (name: string, ...args: readonly string[]) => Promise<string>;
  /** Starts a program of a tool that keeps running. */
  readonly start: (name: string, ...args: readonly string[]) => ReturnType<typeof spawn>;
  /** Runs a file of the folder with Node.js and returns what it prints. */
  readonly node: (file: string) => Promise<string>;
  readonly write: (file: string, text: string) => Promise<void>;
  /** Starts a sandbox for the time of `work`. With `addKey`, it adds the key to requests without one. */
  readonly serve: (work: (served: Served) => Promise<string>, addKey?: boolean) => Promise<string>;
  readonly remove: () => Promise<void>;
}

const environment = { ...process.env, NO_COLOR: '1', STEPCI_DISABLE_ANALYTICS: '1' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin a color
const colors = /\u001b\[[\d;]*m/g;

/** Installs the tools without their install scripts. Needs a package registry. */
export async function openToolbox(tools: readonly string[]): Promise<Toolbox> {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-tools-'));
  const bin = (name: string): string => join(folder, 'node_modules/.bin', name);
  const options = { cwd: folder, env: environment, maxBuffer: 64 * 1024 * 1024 };
  const write = (file: string, text: string): Promise<void> => writeFile(join(folder, file), text);
  await write('package.json', '{"private":true,"type":"module"}');
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
  await run('npm', ['install', ...flags, ...tools], options);
  return {
    folder,
    write,
    async tool(name, ...args) {
      const { stdout, stderr } = await run(bin(name), args, options);
      return (stdout + stderr).replace(colors, '');
    },
    start: (name, ...args) => spawn(bin(name), args, options),
    async node(file) {
      const { stdout } = await run(process.execPath, [join(folder, file)], options);
      return stdout.trim();
    },
    async serve(work, addKey = false) {
      const sandbox = createSandbox({ apiKeys: [apiKey], seedExamples: true });
      await sandbox.ready;
      const { url, close } = await listen(addKey ? withKey(sandbox) : sandbox);
      try {
        const document = await fetch(`${url}/openapi.json`);
        await write('openapi.json', await document.text());
        return await work({ url, baseUrl: `${url}/api`, document: 'openapi.json' });
      } finally {
        close();
        await sandbox.close();
      }
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** For a tool that ignores the security schemes of a document. */
const withKey = (sandbox: ReturnType<typeof createSandbox>): typeof sandbox => ({
  ...sandbox,
  handle(request, connection) {
    const headers = new Headers(request.headers);
    headers.set('x-api-key', apiKey);
    return sandbox.handle(new Request(request, { headers }), connection);
  },
});
