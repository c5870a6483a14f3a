import type { NigerianBank } from './nigerianBank.ts';
import { nigerianBanks } from './nigerianBanks.generated.ts';
import { isNuban } from './nuban.ts';

/**
 * The Nigerian banks that can have given out `accountNumber`, by its check digit; none where it is not ten
 * digits. A hint and no proof: a random number fits about one bank in ten. Banks that merged are
 * left out, their account numbers fit the bank that took them over; so is one that was closed.
 *
 * @example
 * banksFitting('0000014579').map(({ code }) => code) // ['011', '033', '044']
 */
export function banksFitting(accountNumber: string): readonly NigerianBank[] {
  return nigerianBanks.filter(
    ({ code, nip, tookOver = [], mergedInto, closed }) =>
      nip !== undefined &&
      mergedInto === undefined &&
      closed === undefined &&
      [code, ...tookOver].some((institution) => isNuban(`000${institution}`, accountNumber)),
  );
}
