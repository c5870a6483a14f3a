import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SandboxProcess {
  /** Address of the API, with `/api`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Ends the process and deletes its data. */
  stop(): Promise<void>;
}

const main = new URL('../../sandbox/src/main.ts', import.meta.url).pathname;

/** Starts the sandbox as a process of its own, with an empty SQLite file, on a free port of this machine. */
export async function startSandbox(
  environment: Readonly<Record<string, string>> = {},
): Promise<SandboxProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'passmuster-sandbox-'));
  const apiKey = 'sandbox_test_key_for_a_process_of_its_own';
  const child = spawn(process.execPath, ['--conditions=@passmuster/source', main], {
    env: {
      ...process.env,
      SANDBOX_DATA: join(folder, 'sandbox.sqlite'),
      SANDBOX_API_KEY: apiKey,
      HOST: '127.0.0.1',
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}: ${printed}`)));
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const [url] = /http:\/\/[^\s/]+/.exec(printed) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
  return {
    baseUrl: `${origin}/api`,
    apiKey,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
