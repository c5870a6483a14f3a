import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** A block of code that a page prints. */
export interface PrintedBlock {
  readonly page: string;
  readonly language: string;
  readonly code: string;
}

/** Returns the blocks of code of a Markdown page, without the indentation of a list. */
const blocksOf = (page: string, text: string): readonly PrintedBlock[] =>
  [...text.matchAll(/^( *)```(\w+).*\n([\s\S]*?)^\1```$/gm)].map(
    ([, indent = '', language = '', code = '']) => ({
      page,
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );

/** Returns the blocks of every README, guide and page that a person wrote. */
export const readBlocks = (): readonly PrintedBlock[] =>
  globSync(
    [
      '*.md',
      'docs/*.md',
      'packages/*/README.md',
      'examples/**/README.md',
      'apps/docs/src/content/docs/{,about/,guides/}*.{md,mdx}',
    ],
    { cwd: root, exclude: (path) => path.includes('node_modules') },
  ).flatMap((page) => blocksOf(page.replaceAll('\\', '/'), readFileSync(join(root, page), 'utf8')));
