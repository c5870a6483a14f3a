import { propertyAt } from '@passmuster/findings';
import { hints as english } from './hints/en.ts';
import type { PartialLabels } from './labels.ts';

/**
 * Returns a field as the question that a form asks; English if `labels` lack it, `undefined` for a field that isn't answered
 * with yes or no.
 *
 * @example
 * fieldQuestion(['is_dao']) // 'Is it a DAO?'
 * fieldQuestion(['email']) // undefined
 */
export function fieldQuestion(
  path: readonly PropertyKey[],
  labels: PartialLabels = {},
): string | undefined {
  const [name] = path.slice(-1);
  for (const place of [labels.questions, english.questions]) {
    const question = propertyAt(place, name ?? '');
    if (typeof question === 'string') return question;
  }
  return undefined;
}
