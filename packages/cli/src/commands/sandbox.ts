import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { terminalLines } from '../text/terminalText.ts';

/** Returns the folders of a place and above it, the nearest first. */
function* foldersAbove(place: string): Generator<string> {
  for (let folder = place; ; folder = dirname(folder)) {
    yield folder;
    if (folder === dirname(folder)) return;
  }
}

/** Returns the script of a sandbox that is installed for one of these folders, or above. */
function findScript(places: readonly string[]): string | undefined {
  for (const folder of places.flatMap((place) => [...foldersAbove(place)])) {
    const installed = join(folder, 'node_modules/@passmuster/sandbox');
    if (!existsSync(join(installed, 'package.json'))) continue;
    const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      readonly bin?: string | Readonly<Record<string, string>>;
    };
    const script = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0];
    if (script !== undefined && existsSync(join(installed, script))) return join(installed, script);
  }
  return undefined;
}

/** Returns where an installed sandbox is looked for: from the current folder, then beside this package. */
const usualPlaces = (): readonly string[] => [process.cwd(), import.meta.dirname];

/** Runs `passmuster sandbox [ARGS...]`: runs an installed `@passmuster/sandbox`, or says how to start one. */
export async function sandbox(
  args: readonly string[],
  terminal: Terminal,
  places: readonly string[] = usualPlaces(),
): Promise<ExitCode> {
  const script = findScript(places);
  if (script === undefined) {
    const command = ['npx @passmuster/sandbox', ...args].join(' ');
    await terminal.err(
      terminalLines([`passmuster: @passmuster/sandbox is not installed. Run: ${command}`]),
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
