import { type Page, sentence } from '../pages/page.ts';
import type { DescribedExport } from './describeExport.ts';
import { functionPage } from './functionPage.ts';
import type { DescribedPackage } from './readPackages.ts';
import { firstSentence, inline, repositoryUrl, section } from './text.ts';
import { isType, type LinkOf, pathOf, typeLinks } from './typeLinks.ts';
import { typePage, usesOf } from './typePage.ts';

const longestSignature = 100;

/** Returns the summary of an export: the first sentence of its documentation, or its declaration if that is short; else nothing. */
function summaryOf({ text, signature }: DescribedExport): string {
  if (text !== '') return `: ${firstSentence(text)}`;
  return signature.length > longestSignature || /[\n`]/.test(signature) ? '' : `: \`${signature}\``;
}

/** Returns the exports of which none is another entry's form of an earlier one, such as a compiled schema. */
const withoutForms = (exports: readonly DescribedExport[]): readonly DescribedExport[] =>
  exports.filter((one) => one.text !== '' || exports.find(({ name }) => name === one.name) === one);

function packagePage({ folder, name, description, exports }: DescribedPackage): Page {
  const listed = (one: DescribedExport, link: string): string => {
    const entry = one.specifier === name ? '' : ` (\`${one.specifier}\`)`;
    return `- [\`${one.name}\`](${link})${entry}${summaryOf(one)}`;
  };
  const values = withoutForms(exports.filter(({ kind }) => kind === 'value'));
  return {
    path: `reference/${folder}/index.mdx`,
    title: name,
    description: description === '' ? `What ${name} exports` : sentence(description),
    body: [
      `${sentence(inline(description))} Its [README](${repositoryUrl}packages/${folder}/README.md) has examples.`,
      '',
      ...section(
        'Functions',
        exports
          .filter(({ kind }) => kind === 'function')
          .map((one) => listed(one, pathOf(folder, one))),
      ),
      ...section(
        'Types',
        withoutForms(exports.filter(isType)).map((one) => listed(one, pathOf(folder, one))),
      ),
      ...section(
        'Values',
        values.map((one) => listed(one, `${repositoryUrl}${one.file}`)),
      ),
    ].join('\n'),
  };
}

/** Returns pages with links from each to the one before it and the one after it. */
const inSequence = (pages: readonly Page[]): readonly Page[] => {
  const linkTo = (page: Page | undefined): Page['next'] =>
    page && {
      link: `/${page.path.replace(/(?:\/index)?\.mdx?$/, '').toLowerCase()}/`,
      label: page.title,
    };
  return pages.map((page, i) => ({
    ...page,
    previous: linkTo(pages[i - 1]),
    next: linkTo(pages[i + 1]),
  }));
};

function pagesOf(
  one: DescribedPackage,
  packages: readonly DescribedPackage[],
  linksOf: (folder: string) => LinkOf,
): readonly Page[] {
  const { folder, exports } = one;
  const linkOf = linksOf(folder);
  const linksIn =
    ({ typeParameters }: DescribedExport): LinkOf =>
    (name) =>
      typeParameters.includes(name) ? undefined : linkOf(name);
  const types = withoutForms(exports.filter(isType)).map((described) => {
    const uses = usesOf(packages, pathOf(folder, described), described.name, linksOf);
    return typePage(folder, described, uses, linksIn(described));
  });
  const functions = exports
    .filter(({ kind }) => kind === 'function')
    .map((described) => functionPage(folder, described, linksIn(described)));
  return [packagePage(one), ...functions, ...types];
}

/** Returns a page for each published package, each of its functions and each of its types, from their docstrings. */
export function referencePages(packages: readonly DescribedPackage[]): readonly Page[] {
  const links = typeLinks(packages);
  const linksOf =
    (folder: string): LinkOf =>
    (name) =>
      links(folder, name);
  const overview: Page = {
    path: 'reference/index.md',
    title: 'Reference: functions and types',
    description:
      'Every function and type of every package: signature, members, errors and examples',
    body: [
      'Every function and every type has a page of its own, made from its docstring. A test runs each example.',
      '',
      ...packages.map(
        ({ folder, name, description }) =>
          `- [\`${name}\`](/reference/${folder}/): ${sentence(inline(description))}`,
      ),
    ].join('\n'),
  };
  return inSequence([overview, ...packages.flatMap((one) => pagesOf(one, packages, linksOf))]);
}
