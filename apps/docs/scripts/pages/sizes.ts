import { type Page, table } from './page.ts';

interface Limits {
  readonly entryLimits: Readonly<Record<string, { readonly size: string }>>;
}

/** Returns a page with the size limit of each entry, from the file by which CI checks them. */
export async function sizesPage(repository: URL): Promise<Page> {
  const { entryLimits }: Limits = await import(
    new URL('tools/scripts/entryLimits.ts', repository).href
  );
  const rows = Object.entries(entryLimits).map(([name, { size }]) => [
    `\`@passmuster/${name.replaceAll('.', '/')}\``,
    size.replace(' ', '\u00a0'),
  ]);
  return {
    path: 'sizes.md',
    title: 'Bundle and install size',
    description: 'What each package adds to a bundle, and what it installs',
    body: [
      'The bundle size is what your users download; the install size is what your own disk holds.',
      '',
      '## Bundle size',
      '',
      'The limit of each entry, compressed with Brotli, if you use **everything** that it exports. A check of every change holds it. Bundlers drop what you don’t import. Tables and the texts of other languages load when they are needed and are not counted.',
      '',
      table(['Entry', 'At most'], rows),
      '',
      '## Install size',
      '',
      '`@passmuster/kyc` with its dependencies takes 51 MB on disk, measured on 2026-11-22 with npm on ext4: 29 MB are `date-fns`, 13 MB `libphonenumber-js`, 7 MB the packages of Passmuster and 2 MB `valibot`. Both large ones ship every function and every form of metadata several times over, for all module systems: `date-fns` alone has 5,136 files. The contents of all files are 27 MB; a file of 200 bytes takes 4,096 on disk. A bundle has the few calendar functions and the one table that are used.',
    ].join('\n'),
  };
}
