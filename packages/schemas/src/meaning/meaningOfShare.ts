import { maxTextLength } from './keyOf.ts';
import type { Meaning } from './meaning.ts';

const percentage = /^(\d{1,3})(?:[.,](\d{1,4}))?\s?(?:%|percent|per cent)?$/i;

/**
 * Returns the percentage that a text means, with a percent sign or without. It has no thousands, so that a comma or a point
 * separates decimals. Undefined for another text. Never throws on any `text`.
 *
 * @example
 * meaningOfShare('33,3%') // { value: 33.3, by: 'alias' }
 * meaningOfShare('60') // { value: 60, by: 'same' }
 */
export function meaningOfShare(text: unknown): Meaning<number> | undefined {
  if (typeof text !== 'string' || text.length > maxTextLength) return undefined;
  const [, whole, decimals = '0'] = percentage.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  return {
    value: Number(`${whole}.${decimals}`),
    by: /^\d+(?:\.\d+)?$/.test(text) ? 'same' : 'alias',
  };
}
