import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from './page.ts';

/** Returns the text of a changeset after the names of its packages. */
function changeOf(changeset: string): string {
  const [, header = '', text = ''] = changeset.split(/^---$/m);
  const packages = [...header.matchAll(/^['"](.+)['"]:/gm)].map(([, name]) => `\`${name}\``);
  return `${packages.join(', ')}: ${text.trim()}`;
}

/** Returns a page with the released changes of each package, and those that wait for the next release. */
export function changelogPage(repository: URL): Page {
  const pending = readdirSync(new URL('.changeset/', repository))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map(
      (file) => `- ${changeOf(readFileSync(new URL(`.changeset/${file}`, repository), 'utf8'))}`,
    );
  const released = readdirSync(new URL('packages/', repository)).flatMap((name) => {
    const file = new URL(`packages/${name}/CHANGELOG.md`, repository);
    return existsSync(file)
      ? [
          readFileSync(file, 'utf8')
            .replace(/^# /, '## ')
            .replace(/^## (\d)/gm, '### $1'),
        ]
      : [];
  });
  const next = pending.length > 0 ? ['## Next release', '', ...pending, ''] : [];
  return {
    path: 'changelog.md',
    title: 'Changelog',
    description: 'What changed for users, by release',
    body: [...next, ...released].join('\n'),
  };
}
