import type { NigerianBank } from './nigerianBank.ts';
import { institutionsOf } from './nigerianBankCode.ts';
import { nigerianBanks } from './nigerianBanks.generated.ts';
import { isNuban } from './nuban.ts';

interface Candidate {
  readonly bank: NigerianBank;
  readonly institutions: readonly string[];
}

let candidates: readonly Candidate[] | undefined;

/** The open banks whose account numbers can be checked. */
function openBanks(): readonly Candidate[] {
  const open = nigerianBanks.filter(
    ({ institution, mergedInto, closed }) =>
      institution !== undefined && mergedInto === undefined && closed === undefined,
  );
  return open.map((bank) => ({ bank, institutions: institutionsOf(bank.code) }));
}

/**
 * Returns the Nigerian banks that may have issued `accountNumber`, by its check digit; none if it is not ten digits.
 * This is a hint and not a proof: a random number fits about one bank in ten. Closed banks are left out, and banks
 * that were taken over, whose account numbers fit their successors.
 *
 * @example
 * banksFitting('0000014579').map(({ code }) => code) // ['044', '011', '033']
 */
export function banksFitting(accountNumber: string): readonly NigerianBank[] {
  candidates ??= openBanks();
  return candidates
    .filter(({ institutions }) => institutions.some((one) => isNuban(one, accountNumber)))
    .map(({ bank }) => bank);
}
