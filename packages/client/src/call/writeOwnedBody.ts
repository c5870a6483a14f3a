import type { Draft } from './part.ts';
import { writeBody } from './writeBody.ts';

/** Writes `value` as the JSON body, without a `customer_id` of null: the specification says to omit it (SPEC-GAP 72, 75). */
export function writeOwnedBody(draft: Draft, value: unknown): void {
  const { customer_id: customerId, ...rest } = Object(value);
  writeBody(draft, customerId === null ? rest : value);
}
