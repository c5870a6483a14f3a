/**
 * Copies an example of this repository to a folder of yours and installs what it needs: `pnpm copy:example minimal ../my-form`.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyForUse } from './packed/copyWithVersions.ts';
import { installPacked } from './packed/installPacked.ts';

const [name = '', folder] = process.argv.slice(2);
const example = join(import.meta.dirname, '../../examples', name);
if (folder === undefined || !existsSync(join(example, 'package.json'))) {
  console.error(
    'pnpm copy:example minimal|react-hook-form|onboarding|express|next|services|queue <folder>',
  );
  process.exitCode = 1;
} else if (existsSync(join(folder, 'package.json'))) {
  console.error(`${folder} has a package.json already. Name an empty folder`);
  process.exitCode = 1;
} else {
  const to = resolve(folder);
  const status = installPacked(to, copyForUse(example, to));
  if (status === 0)
    console.log(
      `\nREADME.md in ${folder} says how to start it. With a Node.js before 22.18, start it from here:\n` +
        `npx --yes pnpm@12.21.0 exec npm --prefix ${folder} start`,
    );
  process.exitCode = status;
}
