import { execFileSync } from 'node:child_process';
import { type Change, lastSteps, root, textOf, UsageError } from './change.ts';

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** Lists of all languages on one line: of catalogs, tags or types, or in a pattern of file names. */
const lists = /\bfr(, (?=ptBr\b|'pt-BR')|', '(?=pt-BR)|' \| '(?=pt-BR)|\|(?=(?:pt\|)?ptBr\b))/g;

/** What French has to itself: imports, lines and blocks of lists, entries of packages, rows of limits. */
const rows =
  /^(?:import \{ (?:fr(?: as \w+)?|\w+ as fr) \} from .*| +fr(?:,|: .*,)| +\['fr', fr\],| +<option value="fr">.*| {2}'[\w.]+\.fr': .*)\n|^( +)(?:fr|"\.\/(?:labels\/)?fr"): \{\n(?:\1 .*\n)*\1\},\n/gm;

/**
 * Returns the first change for a language: copies of the French texts, and its place wherever all languages are listed.
 * `pnpm new language es Spanish`.
 */
export function newLanguage([tag = '', name = '']: readonly string[]): Change {
  if (!/^[a-z]{2,3}$/.test(tag) || !/^[A-Z]\w+$/.test(name)) {
    throw new UsageError('pnpm new language <tag of two or three letters> <its English name>');
  }
  const inLanguage = (text: string): string =>
    text
      .replace(/\bfr\b/g, tag)
      .replaceAll('French', name)
      .replaceAll('french', name.toLowerCase());
  const withLanguage = (text: string): string =>
    text
      .replace(lists, (found) => found + tag + found.slice('fr'.length))
      .replace(rows, (row) => row + inLanguage(row));
  const french = git('ls-files', 'packages', 'apps').filter((path) => /\/fr(\.ts$|\/)/.test(path));
  const listing = git(
    'grep',
    '-lE',
    '"\\./(labels/)?fr"|ptBr|pt-BR',
    '--',
    'packages',
    'apps',
    'tools/e2e',
    'tools/scripts',
  )
    .filter((path) => /(?:\.tsx?|\.astro|package\.json)$/.test(path) && !path.includes('/new/'))
    .map((path) => [path, textOf(path)] as const);
  return {
    created: Object.fromEntries(
      french.map((path) => [path.replace(/\/fr(?=\.ts$|\/)/, `/${tag}`), inLanguage(textOf(path))]),
    ),
    changed: Object.fromEntries(
      listing
        .map(([path, text]) => [path, text, withLanguage(text)] as const)
        .filter(([path, before, after]) => before !== after && !french.includes(path))
        .map(([path, , after]) => [path, after]),
    ),
    generators: [['cli', 'generate']],
    left: [
      `Translate: the new files and what git diff adds are French; no-break spaces before signs are only French`,
      'pnpm typecheck, pnpm --filter @passmuster/demo typecheck and pnpm --filter @passmuster/docs typecheck',
      `What ${name} asks of punctuation: packages/testing/src/translationDefects.ts. What a test expects of each language is in the tables that a red test names`,
      'The READMEs of schemas, phone, bank, address, kyc, form and cli, and the guide languages.mdx of apps/docs, name the languages',
      ...lastSteps,
      'pnpm verify packages: its rows in tools/scripts/entryLimits.ts, slightly above what is measured',
    ],
  };
}
