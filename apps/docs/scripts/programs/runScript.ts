import { execFileSync } from 'node:child_process';

/** Returns the JSON that a script of a package prints. Packages don't export what only their documentation needs. */
export const runScript = (folder: string, script: string, ...args: readonly string[]): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--conditions=@passmuster/source', script, ...args], {
      cwd: new URL(`../../../../packages/${folder}/`, import.meta.url),
    }).toString(),
  );
