import { keyOf } from './keyOf.ts';
import type { Meaning } from './meaning.ts';

/** In English, French and Portuguese, as people and spreadsheets write them. */
const answers: ReadonlyMap<string, boolean> = /* @__PURE__ */ (() =>
  new Map([
    ...'true yes y 1 oui vrai sim s verdadeiro'.split(' ').map((word) => [word, true] as const),
    ...'false no n 0 non faux nao falso'.split(' ').map((word) => [word, false] as const),
  ]))();

/**
 * Returns the answer, yes or no, that a text means in English, French or Portuguese; undefined if it means neither. Never
 * throws on any `text`.
 *
 * @example
 * meaningOfAnswer('Não') // { value: false, by: 'alias' }
 * meaningOfAnswer('maybe') // undefined
 */
export function meaningOfAnswer(text: unknown): Meaning<boolean> | undefined {
  const key = keyOf(text);
  const value = answers.get(key);
  return value === undefined ? undefined : { value, by: key === String(value) ? 'same' : 'alias' };
}
