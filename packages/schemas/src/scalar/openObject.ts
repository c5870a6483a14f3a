import * as v from 'valibot';
import { guardObject, objectMessage } from './plainObject.ts';

/**
 * Returns a schema like `v.looseObject` for responses: a plain object whose unknown keys are kept, because
 * the API may grow (SPEC-GAP 68). Never copies `__proto__`, `constructor` or `prototype`.
 *
 * @example
 * v.parse(openObject({ id: v.string() }), { id: '7', later: true }) // { id: '7', later: true }
 */
/* @__NO_SIDE_EFFECTS__ */
export function openObject<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.LooseObjectSchema<Entries, typeof objectMessage> {
  return guardObject(v.looseObject(entries, objectMessage));
}
