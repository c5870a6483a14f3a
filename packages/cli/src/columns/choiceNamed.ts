import { countryCodes } from '@passmuster/schemas/countries';
import { meaningOfChoice } from '@passmuster/schemas/meaning';
import { choiceLabels } from './choiceLabels.ts';
import { countryOf } from './countryOf.ts';

/**
 * Returns the value of a closed list that a cell or an argument names: by the value itself, its label in any language, or
 * another name. Undefined for a typo: that is offered as a fix, not read.
 *
 * @example
 * choiceNamed(documentTypes, 'Relevé de compte bancaire') // 'BANK_STATEMENT'
 * choiceNamed(countryCodes, 'Nigéria') // 'NG'
 */
export function choiceNamed<Choice extends string>(
  choices: readonly Choice[],
  text: string,
): Choice | undefined {
  const list: readonly string[] = choices;
  // Most cells are the value itself.
  const exact = list.indexOf(text);
  if (exact >= 0) return choices[exact];
  if (list === countryCodes) {
    const country = countryOf(text);
    return choices.find((choice) => choice === country);
  }
  const meaning = meaningOfChoice(choices, text, choiceLabels);
  return meaning?.by === 'typo' ? undefined : meaning?.value;
}
