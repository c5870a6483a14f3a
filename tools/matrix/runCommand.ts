import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The result of a command. */
export interface CommandResult {
  readonly passed: boolean;
  /** Both outputs, the last 20,000 characters. */
  readonly output: string;
}

/** There, npm, npx and pnpm are scripts that only a shell starts. */
const isWindows = process.platform === 'win32';

/** Runs `command` in `folder`, for five minutes at most; never rejects. */
export async function runCommand(
  command: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<CommandResult> {
  const [name = '', ...args] = command;
  const child = spawn(name === 'node' && !isWindows ? process.execPath : name, args, {
    shell: isWindows,
    cwd: folder,
    env: { ...env, DO_NOT_TRACK: '1', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 300_000,
  });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString('utf8')).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { passed: code === 0, output };
  } catch (error) {
    return { passed: false, output: String(error) };
  }
}
