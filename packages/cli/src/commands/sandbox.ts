import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';

/** The script of a sandbox that is installed for one of these files or folders. */
function findScript(places: readonly string[]): string | undefined {
  for (const place of places) {
    try {
      const manifest = createRequire(place).resolve('@passmuster/sandbox/package.json');
      const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
        readonly bin?: string | Readonly<Record<string, string>>;
      };
      const script = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0];
      const path = script === undefined ? undefined : join(dirname(manifest), script);
      if (path !== undefined && existsSync(path)) return path;
    } catch {
      // Not installed here; look in the next place.
    }
  }
  return undefined;
}

/** Where an installed sandbox is looked for: from the current folder, then beside this package. */
const usualPlaces = (): readonly string[] => [join(process.cwd(), 'package.json'), import.meta.url];

/** `passmuster sandbox [ARGS...]`: runs an installed `@passmuster/sandbox`, or says how to start one. */
export async function sandbox(
  args: readonly string[],
  terminal: Terminal,
  places: readonly string[] = usualPlaces(),
): Promise<ExitCode> {
  const script = findScript(places);
  if (script === undefined) {
    const command = ['npx @passmuster/sandbox', ...args].join(' ');
    await terminal.err(`passmuster: @passmuster/sandbox is not installed. Run: ${command}\n`);
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
