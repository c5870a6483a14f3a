import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../..');
const published = readdirSync(packages).flatMap((folder) => {
  const manifest = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly private?: boolean;
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly peerDependencies?: Readonly<Record<string, string>>;
  };
  return manifest.private ? [] : [{ folder, ...manifest }];
});

test.each(published)(
  'the README of $name says what each third-party package is for',
  (manifest) => {
    const { folder, dependencies = {}, peerDependencies = {} } = manifest;
    const needed = Object.keys({ ...dependencies, ...peerDependencies }).filter(
      (name) => !name.startsWith('@passmuster/'),
    );
    const readme = readFileSync(join(packages, folder, 'README.md'), 'utf8');
    const section = readme.split('\n## Third-party packages\n')[1]?.split('\n## ')[0] ?? '';
    const words = section.split(/[^\w@/.-]+/);
    expect(needed.filter((name) => !words.includes(name))).toEqual([]);
  },
);
