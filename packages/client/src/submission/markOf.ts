import { hashOf } from './hashOf.ts';
import type { Mark } from './known.ts';

/** What tells one customer from another. */
export interface Identity {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** Returns the mark of a customer: hashes under the journal's salt, whatever the letter case and spaces (SPEC-GAP 16). */
export async function markOf(salt: string, identity: Identity): Promise<Mark> {
  const mark: string[] = [];
  for (const field of ['email', 'phone'] as const) {
    const text = identity[field]?.toLowerCase().replace(/\s/g, '');
    if (text) mark.push(`${field}:${await hashOf(salt, field, text)}`);
  }
  return mark;
}
