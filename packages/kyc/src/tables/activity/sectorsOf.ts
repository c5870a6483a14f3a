import { foldText } from '@passmuster/findings';
import type { Sector } from './sectorRow.ts';
import { sectors } from './sectors.generated.ts';

export { sectorsVersion } from './sectors.generated.ts';

/** A pattern for words in a text whose words are separated by single spaces: ` shop `, or ` manufactur` for any ending. */
const listed = sectors.map(({ sector, words }) => {
  const entries = words.split(', ').map((word) => ` ${word} `.replace('* ', ''));
  return [sector, new RegExp(entries.join('|'))] as const;
});

/** Returns the sectors that a NAICS code can belong to; none for codes that could be any, such as public administration. */
export const sectorsOfCode = (code: string): readonly Sector[] =>
  sectors.filter(({ codes }) => codes.includes(code.slice(0, 2))).map(({ sector }) => sector);

/** After these words come the customers, tools or materials of a business. */
const objects = /\b(?:for|to|of|from|at|in|with|that|which|by)\b/;

/** Returns the sectors that an English description begins with: `Software` of `Software for farms`. */
export function sectorsOf(description: string): readonly Sector[] {
  const [text = ''] = foldText(description.slice(0, 2000)).split(objects);
  const spaced = ` ${text.trim()} `;
  return listed.filter(([, entries]) => entries.test(spaced)).map(([sector]) => sector);
}
