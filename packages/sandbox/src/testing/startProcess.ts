import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A sandbox process, started as a user would start it. */
export interface SandboxProcess {
  readonly url: string;
  readonly pid: number;
  readonly output: () => string;
  /** Sends a signal and waits for the end. */
  end(
    signal: NodeJS.Signals,
  ): Promise<{ readonly code: number | null; readonly signal: string | null }>;
}

/** Runs `main.ts` with these variables and arguments, without waiting. `within` is a command that runs it. */
function run(
  environment: Readonly<Record<string, string>>,
  words: readonly string[] = [],
  within: readonly string[] = [],
): { readonly child: ChildProcess; readonly output: () => string } {
  const node = [process.execPath, '--conditions=@passmuster/source', main];
  const [command = '', ...rest] = [...within, ...node, ...words];
  const child = spawn(command, rest, {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => texts.push(text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => texts.push(text));
  return { child, output: () => texts.join('') };
}

/** Runs `main.ts` to its end. */
export async function runToEnd(
  environment: Readonly<Record<string, string>>,
  words: readonly string[] = [],
): Promise<{ readonly code: number; readonly output: string }> {
  const { child, output } = run(environment, words);
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output() };
}

/** Starts the server on a free port and waits until it prints its address. */
export async function startProcess(
  environment: Readonly<Record<string, string>>,
  within: readonly string[] = [],
): Promise<SandboxProcess> {
  const { child, output } = run({ PORT: '0', ...environment }, [], within);
  const ended = once(child, 'close') as Promise<[number | null, string | null]>;
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /http:\/\/\S+(?=\/api)/.exec(output())?.[0];
      if (found) resolve(found);
    };
    child.stdout?.on('data', look);
    void ended.then(() => reject(new Error(`The sandbox did not start: ${output()}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    output,
    async end(signal) {
      child.kill(signal);
      const [code, by] = await ended;
      return { code, signal: by };
    },
  };
}

/** Calls a process with one key, over HTTP. */
export const fetchFrom =
  ({ url }: SandboxProcess) =>
  (input: Request | URL | string, init?: RequestInit): Promise<Response> =>
    fetch(String(input).replace('http://sandbox', url), init);
