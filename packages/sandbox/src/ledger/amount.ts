import { decimalPlaces } from './assetCodes.ts';
import type { HeldWallet } from './holdWallets.ts';
import { parseMinorUnits } from './minorUnits.ts';
import { Refused } from './refused.ts';

/** The largest single amount: a billion units of a stablecoin. Keeps every sum within 64 bits. */
const largest = 10n ** 17n;

/** Returns the decimal places of a wallet's currency. */
export const placesOf = (wallet: Pick<HeldWallet, 'asset_type'>): number =>
  decimalPlaces[wallet.asset_type];

/**
 * Returns decimal text as minor units of a wallet's currency.
 *
 * @throws Refused when it is not decimal text, has too many places, is too large, or is below `least`.
 */
export function amountIn(wallet: Pick<HeldWallet, 'asset_type'>, text: string, least = 1n): bigint {
  const units = parseMinorUnits(text, placesOf(wallet));
  if (units === undefined || units < least || units > largest) throw new Refused('INVALID_AMOUNT');
  return units;
}

const ratePlaces = 12;

/**
 * Returns `units` times a rate, which is decimal text, in the minor units of the other currency. Rounds down,
 * so that an exchange never creates money.
 *
 * @throws Refused when the rate is not decimal text, or the result is zero or too large.
 */
export function exchanged(units: bigint, from: HeldWallet, to: HeldWallet, rate: string): bigint {
  const factor = parseMinorUnits(rate, ratePlaces);
  const shift = BigInt(ratePlaces + placesOf(from));
  const result =
    factor === undefined ? 0n : (units * factor * 10n ** BigInt(placesOf(to))) / 10n ** shift;
  if (result < 1n || result > largest) throw new Refused('INVALID_RATE');
  return result;
}
