import * as v from 'valibot';
import { guardObject, objectMessage } from './plainObject.ts';

/**
 * `v.looseObject` for what the API answers: a plain object, its unknown keys kept, since the API may
 * grow (SPEC-GAP 68). `__proto__`, `constructor` and `prototype` are never copied.
 */
/* @__NO_SIDE_EFFECTS__ */
export function openObject<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.LooseObjectSchema<Entries, typeof objectMessage> {
  return guardObject(v.looseObject(entries, objectMessage));
}
