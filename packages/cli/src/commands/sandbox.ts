import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';

/** The script of an installed sandbox, looked for from the current folder and then beside this package. */
function findScript(): string | undefined {
  for (const from of [join(process.cwd(), 'package.json'), import.meta.url]) {
    try {
      const manifest = createRequire(from).resolve('@passmuster/sandbox/package.json');
      const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
        readonly bin?: string | Readonly<Record<string, string>>;
      };
      const script = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0];
      if (script !== undefined) return join(dirname(manifest), script);
    } catch {
      // Not installed here; look in the next place.
    }
  }
  return undefined;
}

/** `passmuster sandbox [ARGS...]`: runs an installed `@passmuster/sandbox`, or says how to start one. */
export async function sandbox(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const script = findScript();
  if (script === undefined) {
    await terminal.err(
      `passmuster: @passmuster/sandbox is not installed. Run: npx @passmuster/sandbox ${args.join(' ')}`.trimEnd() +
        '\n',
    );
    return 2;
  }
  const child = spawn(process.execPath, [...process.execArgv, script, ...args], {
    stdio: 'inherit',
  });
  const stop = (): void => void child.kill('SIGTERM');
  terminal.interrupted.addEventListener('abort', stop, { once: true });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0 || code === null ? 0 : 2;
}
