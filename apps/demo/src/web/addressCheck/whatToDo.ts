import type { Finding } from '@passmuster/findings';
import type { Translate } from '../language/useText.ts';
import type { CheckedLine } from './checkList.ts';

/** Returns the texts on a line of a list: how it relates to others, and the remedy. Empty if there are none. */
export function whatToDo(
  { address, finding, name, resembles, sameAs }: CheckedLine,
  t: Translate,
  remedyOf: (finding: Finding) => string,
): string {
  if (address === '') return t('This row has no address. Add it.');
  const texts = sameAs === undefined ? [] : [t('Same as line {line}.', { line: sameAs })];
  if (resembles !== undefined) {
    const line = { line: resembles };
    texts.push(t('Looks like line {line} but is different. Compare every character.', line));
  } else if (finding?.rule === 'address/look-alike' && name !== undefined) {
    texts.push(t('Looks like {name} but is different. Compare every character.', { name }));
  } else if (finding) texts.push(remedyOf(finding));
  else if (name !== undefined) texts.push(t('In your address book: {name}', { name }));
  return texts.join(' ');
}
