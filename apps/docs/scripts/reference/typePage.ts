import type { Page } from '../pages/page.ts';
import type { DescribedExport } from './describeExport.ts';
import type { DescribedPackage } from './readPackages.ts';
import { codeBlock, firstSentence, inline, memberList, repositoryUrl, section } from './text.ts';
import { type LinkOf, pathOf } from './typeLinks.ts';

/** The functions of all packages that name a type, by what they do with it. */
export interface Uses {
  readonly returnedBy: readonly string[];
  readonly takenBy: readonly string[];
}

const names = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

/** Returns links to the functions that return a type, and to those that take it. */
export function usesOf(
  packages: readonly DescribedPackage[],
  path: string,
  name: string,
  linkOf: (folder: string) => LinkOf,
): Uses {
  const uses = { returnedBy: [] as string[], takenBy: [] as string[] };
  for (const { folder, exports } of packages) {
    if (linkOf(folder)(name) !== path) continue;
    for (const one of exports.filter(({ kind }) => kind === 'function')) {
      const link = `[\`${one.name}\`](${pathOf(folder, one)})`;
      if (names(one.returns, name)) uses.returnedBy.push(link);
      if (one.parameters.some(({ type }) => names(type, name))) uses.takenBy.push(link);
    }
  }
  return uses;
}

/** Returns the page of a type or class: declaration, members, and the functions that return or take it. */
export function typePage(
  folder: string,
  described: DescribedExport,
  uses: Uses,
  linkOf: LinkOf,
): Page {
  const { name, specifier, file, kind, signature, text, members } = described;
  const word = kind === 'class' ? 'import' : 'import type';
  return {
    path: `reference/${folder}/types/${name}.mdx`,
    title: name,
    description: text === '' ? `The type ${name} of ${specifier}` : firstSentence(text),
    body: [
      inline(text),
      '',
      ...codeBlock(`${word} { ${name} } from '${specifier}';\n\n${signature}`),
      ...section('Members', memberList(members, linkOf)),
      ...section('Returned by', uses.returnedBy.length > 0 ? [uses.returnedBy.join(', ')] : []),
      ...section('Taken by', uses.takenBy.length > 0 ? [uses.takenBy.join(', ')] : []),
      `[Source](${repositoryUrl}${file})`,
    ].join('\n'),
  };
}
