import { keyOf } from './keyOf.ts';
import type { Meaning } from './meaning.ts';

/** In English, French and Portuguese, as people and spreadsheets write them. */
const answers: ReadonlyMap<string, boolean> = /* @__PURE__ */ (() =>
  new Map([
    ...'true yes y 1 oui o vrai sim s verdadeiro x'.split(' ').map((word) => [word, true] as const),
    ...'false no n 0 non faux nao falso'.split(' ').map((word) => [word, false] as const),
  ]))();

/** A box that somebody checked, or crossed out as wrong. */
const marks: ReadonlyMap<string, boolean> = /* @__PURE__ */ new Map([
  ...[...'✓✔☑'].map((mark) => [mark, true] as const),
  ...[...'✗✘'].map((mark) => [mark, false] as const),
]);

/**
 * Returns the answer, yes or no, that a text means in English, French or Portuguese; undefined if it means neither. Never
 * throws on any `text`.
 *
 * @example
 * meaningOfAnswer('Não') // { value: false, by: 'alias' }
 * meaningOfAnswer('✓') // { value: true, by: 'alias' }
 * meaningOfAnswer('maybe') // undefined
 */
export function meaningOfAnswer(text: unknown): Meaning<boolean> | undefined {
  if (typeof text !== 'string') return undefined;
  const key = keyOf(text);
  const value = answers.get(key) ?? marks.get(text.trim());
  return value === undefined ? undefined : { value, by: key === String(value) ? 'same' : 'alias' };
}
