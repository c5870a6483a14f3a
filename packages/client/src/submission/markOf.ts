import { hashOf } from './hashOf.ts';
import type { Journal } from './journal.ts';
import type { IdentityField, Mark } from './known.ts';

/** What tells one customer, or one payout method, from another. */
export interface Identity {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** Of a payout method: its currency, account number and customer, in one text. */
  readonly account?: string | undefined;
}

const fields: readonly IdentityField[] = ['email', 'phone'];

/**
 * Returns the mark of a customer or payout method: hashes under the journal's salt, whatever the letter case and spaces (SPEC-GAP 16).
 *
 * @example
 * const one = await markOf('a salt', { email: 'Ada@example.com' });
 * const other = await markOf('a salt', { email: 'ada@example.com' });
 * one[0] === other[0] // true
 * one[0].startsWith('email:') // true
 */
export async function markOf(salt: string, identity: Identity): Promise<Mark> {
  const mark: string[] = [];
  for (const field of [...fields, 'account'] as const) {
    const text = identity[field]?.toLowerCase().replace(/\s/g, '');
    if (text) mark.push(`${field}:${await hashOf(salt, field, text)}`);
  }
  return mark;
}

/** Returns the mark under each salt of a journal, so that a process with one of them recognizes it. */
export async function markIn(
  { salt, otherSalts = [] }: Pick<Journal, 'salt' | 'otherSalts'>,
  identity: Identity,
): Promise<Mark> {
  const marks = await Promise.all([salt, ...otherSalts].map((one) => markOf(one, identity)));
  return marks.flat();
}

/** Returns the fields that both marks have, with the same value. */
export const sharedFields = (one: Mark, other: Mark): readonly IdentityField[] =>
  fields.filter((field) => one.some((hash) => hash.startsWith(field) && other.includes(hash)));

/** Returns the fields that both marks have, with different values. */
export const changedFields = (before: Mark, now: Mark): readonly IdentityField[] =>
  fields.filter((field) => {
    const [known, given] = [before, now].map((mark) =>
      mark.filter((hash) => hash.startsWith(field)),
    );
    return known?.length && given?.length && !given.some((hash) => known.includes(hash));
  });
