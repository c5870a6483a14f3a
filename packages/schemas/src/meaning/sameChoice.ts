import { keyOf } from './keyOf.ts';

/**
 * Returns the choice that a text spells in another letter case, or with other spaces or punctuation between its words;
 * undefined if there is none. `meaningOfChoice` also knows labels, other names and typos.
 *
 * @example
 * sameChoice(['CLOSE_CORPORATION', 'TRUST'], 'Close corporation') // 'CLOSE_CORPORATION'
 */
export function sameChoice<Choice extends string>(
  choices: readonly Choice[],
  text: unknown,
): Choice | undefined {
  const key = keyOf(text);
  return key === '' ? undefined : choices.find((choice) => keyOf(choice) === key);
}
