const pnpm = 'npx --yes pnpm@12.21.0';

/** Returns the line that installs packages in a clone of the repository, until they are on npm. */
export const installLine = (packages: readonly string[]): string =>
  `${pnpm} install:into ../my-app ${packages.join(' ')}`;

/** Returns lines that run the command line in a clone of the repository, until it is on npm. */
export const commandLines = (commands: readonly string[]): string =>
  ['# in a clone of the repository', ...commands.map((command) => `${pnpm} ${command}`)].join('\n');

const isOurs = (name: string): boolean => /^@?passmuster\b/.test(name);

/** Returns the packages that a page makes its reader install, or run by npx; none if it needs no package of ours or says itself how to get them. */
export function packagesOf(markdown: string): readonly string[] {
  if (markdown.includes('install:into ')) return [];
  const isCopied = markdown.includes('copy:example ') && !/^npm install /m.test(markdown);
  if (isCopied) return [];
  const installed = [...markdown.matchAll(/^npm install (.+)$/gm)].flatMap(([, names = '']) =>
    names.split(' ').filter((name) => !name.startsWith('-')),
  );
  const run = [...markdown.matchAll(/\bnpx (@?passmuster[\w/-]*)/g)].map(([, name = '']) =>
    name.replace(/^passmuster-sandbox$/, '@passmuster/sandbox'),
  );
  const packages = [...new Set([...installed, ...run])];
  return packages.some(isOurs) ? packages : [];
}
