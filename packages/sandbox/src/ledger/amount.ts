import type { Finding } from '@passmuster/findings';
import { apiSpecification } from '@passmuster/schemas';
import { invalid, Refused } from '../answer/refusal.ts';
import { decimalPlaces } from '../assetCodes.ts';
import { parseMinorUnits } from './minorUnits.ts';
import type { HeldWallet } from './wallets.ts';

/** The largest single amount: a billion units of a stablecoin. Keeps every sum within 64 bits. */
const largest = 10n ** 17n;

/** How an amount in a wallet's currency is counted. */
export const placesOf = (wallet: Pick<HeldWallet, 'asset_type'>): number =>
  decimalPlaces[wallet.asset_type];

/**
 * Decimal text as minor units of a wallet's currency.
 *
 * @throws Refused when it is no amount, too fine or too large for the currency, or zero where that is senseless.
 */
export function amountIn(
  wallet: Pick<HeldWallet, 'asset_type'>,
  text: string,
  field: string,
  least = 1n,
): bigint {
  const units = parseMinorUnits(text, placesOf(wallet));
  if (units === undefined || units < least || units > largest)
    throw new Refused(invalid(400, [unfit(field)]));
  return units;
}

const unfit = (field: string): Finding => ({
  rule: 'movement/amount',
  severity: 'error',
  path: [field],
  message: 'This is no amount of the currency of the wallet',
  remedy: 'Send decimal text: at most 8 places for a stablecoin, 2 for fiat',
  source: apiSpecification,
});

const ratePlaces = 12;

/**
 * `units` at a rate of decimal text, in the minor units of the other currency; rounded down, so that
 * an exchange never creates money.
 *
 * @throws Refused when the rate is none.
 */
export function exchanged(units: bigint, from: HeldWallet, to: HeldWallet, rate: string): bigint {
  const factor = parseMinorUnits(rate, ratePlaces);
  const shift = BigInt(ratePlaces + placesOf(from));
  const result =
    factor === undefined ? 0n : (units * factor * 10n ** BigInt(placesOf(to))) / 10n ** shift;
  if (result < 1n || result > largest) throw new Refused(invalid(400, [unfitRate]));
  return result;
}

const unfitRate: Finding = {
  rule: 'movement/rate',
  severity: 'error',
  path: ['rate'],
  message: 'This rate turns the amount into nothing, or into too much',
  remedy: 'Send how many units of the second currency one unit of the first buys, as decimal text',
  source: apiSpecification,
};
