import type { NigerianBank } from './nigerianBank.ts';
import { institutionsOf } from './nigerianBankCode.ts';
import { nigerianBanks } from './nigerianBanks.generated.ts';
import { nubanCheckDigit } from './nuban.ts';

const noInstitution = '000000';
const noSerial = '000000000';

let byCheckDigit: readonly (readonly NigerianBank[])[] | undefined;

/** Returns the open banks whose account numbers can be checked, by the check digit that they give the serial 000000000. */
function groupOpenBanks(): readonly (readonly NigerianBank[])[] {
  const open = nigerianBanks.filter(
    ({ institution, mergedInto, closed }) =>
      institution !== undefined && mergedInto === undefined && closed === undefined,
  );
  return Array.from({ length: 10 }, (_, digit) =>
    open.filter(({ code }) =>
      institutionsOf(code).some((one) => nubanCheckDigit(one, noSerial) === digit),
    ),
  );
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
  if (typeof accountNumber !== 'string' || !/^\d{10}$/u.test(accountNumber)) return [];
  byCheckDigit ??= groupOpenBanks();
  // A check digit is a sum modulo 10, so what the institution adds to it doesn't depend on the serial.
  const ofSerial = nubanCheckDigit(noInstitution, accountNumber.slice(0, 9));
  return byCheckDigit[(Number(accountNumber[9]) - ofSerial + 10) % 10] ?? [];
}
