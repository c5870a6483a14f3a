/** Writes every block of TypeScript that a page prints as a module, so that `tsc` checks it with the rest of the documentation. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { given } from './printed/given.ts';
import { printedModules } from './printed/printedModules.ts';
import { readBlocks } from './printed/readBlocks.ts';
import { uncompiled } from './printed/uncompiled.ts';

const folder = new URL('../src/printed/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const blocks = readBlocks().filter(({ language }) => /^[jt]sx?$/.test(language));
const pages = Map.groupBy(
  blocks.filter(
    ({ page, code }) => !uncompiled.some((one) => one.page === page && code.includes(one.part)),
  ),
  ({ page }) => page,
);
for (const [page, printed] of pages) {
  const name = page.replace(/^apps\/docs\/src\/content\/docs\//, '').replaceAll(/[/.]/g, '-');
  const { declarations, folder: from = '' } = given[page] ?? {};
  for (const [file, text] of printedModules(name, printed, declarations, join('../../../..', from)))
    writeFileSync(new URL(file, folder), text);
}
