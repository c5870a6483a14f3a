import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './change.ts';

/** Links what a folder depends on. Packages of the repository are those of the copy, so that a change there is seen. */
function linkDependencies(from: string, to: string, copy: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('@')) {
      linkDependencies(join(from, name), join(to, name), copy);
      continue;
    }
    const target = realpathSync(join(from, name));
    const inRepository = relative(root, target);
    const isOwn = /^(?:apps|examples|packages|tools)\b(?!.*node_modules)/.test(inRepository);
    symlinkSync(isOwn ? join(copy, inRepository) : target, join(to, name));
  }
}

/** Copies the files that git knows of, with the changes that are not committed, into an empty folder. */
export function copyRepository(copy: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  const folders = new Set(files.map((file) => dirname(file)));
  for (const folder of folders) mkdirSync(join(copy, folder), { recursive: true });
  for (const file of files) copyFileSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of folders) {
    if (folder === '.' || !files.includes(`${folder}/package.json`)) continue;
    linkDependencies(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'), copy);
  }
}
