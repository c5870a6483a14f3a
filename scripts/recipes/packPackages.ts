import { execFileSync } from 'node:child_process';

/** Builds the published packages and packs each into a folder, as a release would. */
export function packPackages(repository: string, folder: string): void {
  const pnpm = (...args: string[]) =>
    execFileSync('pnpm', args, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] });
  pnpm('exec', 'turbo', 'run', 'build', '--filter=./packages/*');
  pnpm(
    '--recursive',
    '--filter=./packages/*',
    '--filter=!@passmuster/testing',
    'pack',
    '--pack-destination',
    folder,
  );
}
