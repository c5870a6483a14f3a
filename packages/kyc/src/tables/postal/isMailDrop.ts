import { foldText } from '@passmuster/findings';
import { mailDrops } from './mailDrops.generated.ts';

/** A private mailbox in the form that the US Postal Service requires: `PMB 123` (DMM 508, 1.8.2). */
const privateMailbox = /\bPMB\s*(?:#\s*)?\d+\b/i;

/** A name of the list among folded words. */
const listed = new RegExp(` (?:${mailDrops.map((name) => foldText(name)).join('|')}) `);

/** Returns true if a street names a mail forwarder, a mailbox shop or general delivery. */
export function isMailDrop(street: string): boolean {
  const text = ` ${foldText(street.slice(0, 300))} `;
  return privateMailbox.test(street) || listed.test(text);
}
