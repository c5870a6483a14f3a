import type { NigerianBank } from './nigerianBank.ts';
import { nigerianDirectory } from './nigerianDirectory.ts';

/**
 * Returns the Nigerian banks that may have issued `accountNumber`, by its check digit; none if it is not ten digits.
 * This is a hint and not a proof: a random number fits about one bank in ten. Closed banks are left out, and banks
 * that were taken over, whose account numbers fit their successors.
 *
 * @example
 * banksFitting('0000014579').map(({ code }) => code) // ['044', '011', '033']
 */
export const banksFitting = (accountNumber: string): readonly NigerianBank[] =>
  nigerianDirectory.fitting(accountNumber);
