import { escapeMarkdown, gapLinks, sentence } from '../pages/page.ts';
import type { DescribedParameter } from './describeMember.ts';
import { type LinkOf, linkedCode } from './typeLinks.ts';

export const repositoryUrl = 'https://github.com/passmuster/passmuster/blob/main/';

/** Returns documentation in which only code in backticks keeps its characters, and gaps are links. */
export const inline = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`') ? part : gapLinks(escapeMarkdown(part).replaceAll('}', '&#125;')),
    )
    .join('');

/** Returns the first sentence of documentation. */
export const firstSentence = (text: string): string =>
  inline(
    sentence((/^(?:`[^`]*`|[^`])*?[.:](?=\s|$)/.exec(text)?.[0] ?? text).replace(/:$/, '')),
  ).replaceAll('\n', ' ');

/** Returns text as a block of code. */
export const codeBlock = (text: string): readonly string[] => ['```ts', text, '```', ''];

/** Returns a heading with what is below it; nothing if that is empty. */
export const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`## ${heading}`, '', ...lines, ''];

/** Returns parameters or members as a list, with links to the types that they name. */
export function memberList(
  members: readonly DescribedParameter[],
  linkOf: LinkOf,
  indent = '',
): readonly string[] {
  return members.flatMap(({ name, type, isOptional, text, properties }) => {
    const shown = type.replace(/ \| undefined$/, '');
    const typed = properties.length > 0 ? '' : ` (${linkedCode(shown, linkOf)})`;
    const described = text === '' ? '' : `: ${inline(text).replaceAll('\n', ' ')}`;
    return [
      `${indent}- \`${name}${isOptional ? '?' : ''}\`${typed}${described}`,
      ...memberList(properties, linkOf, `${indent}  `),
    ];
  });
}
