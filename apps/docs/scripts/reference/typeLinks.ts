import { code } from '../pages/page.ts';
import type { DescribedExport } from './describeExport.ts';
import type { DescribedPackage } from './readPackages.ts';

/** Returns true for what has a page as a type: its members, and the functions that take or return it. */
export const isType = ({ kind }: DescribedExport): boolean => kind === 'type' || kind === 'class';

/** Returns the path of the page of an export, such as `/reference/kyc/preset/`. */
export const pathOf = (folder: string, one: DescribedExport): string =>
  `/reference/${folder}/${isType(one) ? 'types/' : ''}${one.name.toLowerCase()}/`;

/** Returns a function that gives the page of a type that a package names; undefined for other names. */
export function typeLinks(packages: readonly DescribedPackage[]) {
  const pages = packages.flatMap(({ folder, exports }) =>
    exports.filter(isType).map((one) => ({ folder, one, path: pathOf(folder, one) })),
  );
  return (folder: string, name: string): string | undefined => {
    const named = pages.filter(({ one }) => one.name === name);
    const found =
      named.find((page) => page.folder === folder) ??
      named.find((page) => page.one.file.startsWith(`packages/${page.folder}/`));
    return found?.path;
  };
}

export type LinkOf = (name: string) => string | undefined;

/** Returns a type as code in MDX in which every type with a page is a link. */
export function linkedCode(text: string, linkOf: LinkOf): string {
  let before = '';
  let html = '';
  for (const part of text.split(/\b([A-Z]\w*)\b/)) {
    const path = /^[A-Z]\w*$/.test(part) ? linkOf(part) : undefined;
    if (path === undefined) before += part;
    else {
      html += `${before === '' ? '' : code(before)}<a href="${path}">${code(part)}</a>`;
      before = '';
    }
  }
  return `<span class="type-code">${before === '' ? html : html + code(before)}</span>`;
}
