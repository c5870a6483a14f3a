import { copyOf } from './copyOf.ts';
import type { PageText } from './markdownOf.ts';
import type { SiteGroup } from './siteOrder.ts';

const about =
  'Offline checks of business customers, bank accounts, wallets, phone numbers and stablecoin addresses before they are sent to the Payment Orchestration Service API 1.0.0. TypeScript packages, a command line and a sandbox of the API.';

/**
 * Returns the paths of copies by the groups of the sidebar, in its order. A page that the sidebar doesn't have follows the
 * closest page above it, such as a function its package.
 */
function orderedCopies(
  copies: Iterable<string>,
  groups: readonly SiteGroup[],
): readonly SiteGroup[] {
  const places = new Map(
    groups.flatMap(({ paths }) => paths.map(copyOf)).map((path) => [path, path]),
  );
  const below = new Map<string, string[]>();
  for (const copy of [...copies].sort()) {
    let above = copy;
    while (!places.has(above) && above.includes('/')) above = `${above.replace(/\/[^/]*$/, '')}.md`;
    const place = places.get(above) ?? 'index.md';
    below.set(place, [...(below.get(place) ?? []), copy]);
  }
  return groups.map(({ heading, paths }) => ({
    heading,
    paths: paths.map(copyOf).flatMap((place) => {
      const found = below.get(place) ?? [];
      return [...found.filter((copy) => copy === place), ...found.filter((copy) => copy !== place)];
    }),
  }));
}

/** Returns the list of all pages that https://llmstxt.org describes, in the order of the site. */
export function llmsText(
  copies: ReadonlyMap<string, PageText>,
  groups: readonly SiteGroup[],
  root: string,
): string {
  const sections = orderedCopies(copies.keys(), groups).map(({ heading, paths }) => {
    const lines = paths.map((path) => {
      const { title = '', description = '' } = copies.get(path) ?? {};
      return `- [${title}](${root}${path}): ${description}`;
    });
    return `## ${heading}\n\n${lines.join('\n')}\n`;
  });
  return [
    '# Passmuster',
    '',
    `> ${about}`,
    '',
    `The text of all pages but the closed lists is one file: ${root}llms-full.txt`,
    '',
    ...sections,
  ].join('\n');
}

/** Returns the texts of all pages but those of the closed lists, in the order of the site. */
export function llmsFullText(
  copies: ReadonlyMap<string, PageText>,
  groups: readonly SiteGroup[],
): string {
  const paths = orderedCopies(copies.keys(), groups).flatMap((group) => group.paths);
  return paths
    .filter((path) => !path.startsWith('lists'))
    .map((path) => copies.get(path)?.markdown ?? '')
    .join('\n---\n\n');
}
