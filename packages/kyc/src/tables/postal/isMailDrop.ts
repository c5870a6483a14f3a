import { mailDrops } from './mailDrops.generated.ts';

/** A private mailbox in the form that the US Postal Service requires: `PMB 123` (DMM 508, 1.8.2). */
const privateMailbox = /\bPMB\s*(?:#\s*)?\d+\b/i;

/** A name of the list among words separated by single spaces. It has letters, digits, `&` and spaces only. */
const listed = new RegExp(` (?:${mailDrops.join('|')}) `);

/** Returns true if a street names a mail forwarder, a mailbox shop or general delivery. */
export function isMailDrop(street: string): boolean {
  const text = ` ${street
    .slice(0, 300)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')} `;
  return privateMailbox.test(street) || listed.test(text);
}
