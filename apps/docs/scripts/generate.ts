import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { operationPages } from './operations/operationPages.ts';
import { changelogPage } from './pages/changelog.ts';
import { commandLinePage } from './pages/commandLine.ts';
import { comparisonsPage } from './pages/comparisons.ts';
import { coveragePage } from './pages/coverage.ts';
import { listPages } from './pages/lists.ts';
import type { Page } from './pages/page.ts';
import { rulePages } from './pages/rules.ts';
import { sandboxPage } from './pages/sandbox.ts';
import { sizesPage } from './pages/sizes.ts';
import { sourcesPage } from './pages/sources.ts';
import { specificationPage } from './pages/specification.ts';
import { readPackages } from './reference/readPackages.ts';
import { referencePages } from './reference/referencePages.ts';
import { readRuleExamples } from './ruleExamples/readRuleExamples.ts';

/** Writes the pages that derive from the packages: rules, operations, lists, API reference, comparisons, changelog. */
const root = new URL('../src/content/docs/', import.meta.url);
const repository = new URL('../../../', import.meta.url);

const charts = new URL('tools/bench/results/charts/', repository);
if (existsSync(charts)) {
  cpSync(charts, new URL('../public/charts/', import.meta.url), { recursive: true });
}

const examples = await readRuleExamples();
const pages: readonly Page[] = [
  ...(await rulePages(examples)),
  ...operationPages(examples),
  specificationPage(repository),
  commandLinePage(),
  sandboxPage(repository),
  await sizesPage(repository),
  sourcesPage(),
  ...listPages(),
  ...referencePages(readPackages(repository)),
  comparisonsPage(readFileSync(new URL('tools/bench/RESULTS.md', repository), 'utf8')),
  await coveragePage(),
  changelogPage(repository),
];

/** Returns the search field of a list and its filters, as MDX. */
function filterField({ path, filters }: Page, of: string): string {
  const up = '../'.repeat(path.split('/').length + 1);
  const industries = of === 'industries' ? ' industries' : '';
  const field = `import ListFilter from '${up}components/ListFilter.astro';\n\n<ListFilter of="${of}"${industries} />`;
  return filters === undefined
    ? field
    : `import RuleFilter from '${up}components/RuleFilter.astro';\n${field}\n<RuleFilter filters={${JSON.stringify(filters.filters)}} rows={${JSON.stringify(filters.rows)}} />`;
}

for (const folder of ['rules', 'operations', 'lists', 'reference']) {
  rmSync(new URL(folder, root), { recursive: true, force: true });
}
for (const page of pages) {
  const { path, title, description, body, filterOf, previous, next } = page;
  const file = new URL(path, root);
  mkdirSync(dirname(file.pathname), { recursive: true });
  const head = [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    'editUrl: false',
    ...(previous ? [`prev: ${JSON.stringify(previous)}`] : []),
    ...(next ? [`next: ${JSON.stringify(next)}`] : []),
    '---',
  ];
  const [intro = '', ...rest] = body.trim().split('\n\n');
  const text =
    filterOf === undefined
      ? body.trim()
      : [intro, filterField(page, filterOf), ...rest].join('\n\n');
  writeFileSync(file, `${head.join('\n')}\n\n${text}\n`);
}
const written = readdirSync(root, { recursive: true }).filter((name) =>
  /\.mdx?$/.test(String(name)),
);
if (!existsSync(new URL('start.mdx', root)) || written.length === 0)
  throw new Error('nothing was written');
console.log(`${pages.length} pages generated`);
