import { hashOf } from './hashOf.ts';
import type { IdentityField, Mark } from './known.ts';

/** What tells one customer, or one payout method, from another. */
export interface Identity {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** Of a payout method: its currency, account number and customer, in one text. */
  readonly account?: string | undefined;
}

const fields: readonly IdentityField[] = ['email', 'phone'];

/** Returns the mark of a customer or payout method: hashes under the journal's salt, whatever the letter case and spaces (SPEC-GAP 16). */
export async function markOf(salt: string, identity: Identity): Promise<Mark> {
  const mark: string[] = [];
  for (const field of [...fields, 'account'] as const) {
    const text = identity[field]?.toLowerCase().replace(/\s/g, '');
    if (text) mark.push(`${field}:${await hashOf(salt, field, text)}`);
  }
  return mark;
}

/** Returns the fields that both marks have, with different values. */
export const changedFields = (before: Mark, now: Mark): readonly IdentityField[] =>
  fields.filter((field) => {
    const [known, given] = [before, now].map((mark) =>
      mark.filter((hash) => hash.startsWith(field)),
    );
    return known?.length && given?.length && !given.every((hash) => known.includes(hash));
  });
