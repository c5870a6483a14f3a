import { toFinding } from '@passmuster/findings';
import type { AddressNetwork } from './address.ts';
import type { AddressFinding } from './addressFinding.ts';
import { burnRule, reservedRule, tokenContractRule, zeroRule } from './destinationRules.ts';
import { tokenContracts } from './tokenContracts.generated.ts';

/** In small letters. Each stands in many public programs, to burn tokens or in place of an address to come. */
const burnAddresses: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['0x000000000000000000000000000000000000dead', 'the burn address 0x0…dEaD'],
  ['0xdead000000000000000042069420694206942069', 'the burn address 0xdEaD…2069'],
  ['0xdead000000000000000000000000000000000000', 'the burn address 0xdEaD…0000'],
  ['0xdeaddeaddeaddeaddeaddeaddeaddeaddeaddead', 'the burn address 0xdEaDdEaD…'],
  ['0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', 'the sign that exchanges use for the native coin'],
  ['0x0123456789012345678901234567890123456789', 'a made-up address'],
  ['0x1234567890123456789012345678901234567890', 'a made-up address'],
]);

const tokens: ReadonlyMap<string, (typeof tokenContracts)[number]> = /* @__PURE__ */ new Map(
  tokenContracts.map((contract) => [contract.address.toLowerCase(), contract]),
);

const zero = `0x${'0'.repeat(40)}`;
const reserved = `0x${'0'.repeat(36)}`;

/** Addresses at which `destinationFindings` reports something, but for the reserved range. In small letters. */
export const knownDestinations: readonly string[] = /* @__PURE__ */ (() => [
  ...burnAddresses.keys(),
  ...tokens.keys(),
  ...Array.from('0123456789abcdef', (digit) => `0x${digit.repeat(40)}`),
])();

/** What is known of the place an address leads to. `lower` is an address in small letters. */
export function destinationFindings(
  lower: string,
  network: AddressNetwork,
  path: readonly PropertyKey[],
): AddressFinding[] {
  if (lower === zero) return [toFinding(zeroRule, path)];
  const what =
    burnAddresses.get(lower) ?? (isOneDigit(lower) ? 'an address of one digit' : undefined);
  if (what !== undefined) return [toFinding(burnRule, path, { what })];
  if (lower.startsWith(reserved)) return [toFinding(reservedRule, path)];
  const token = tokens.get(lower);
  if (token === undefined) return [];
  const where = token.network === network ? network : `${token.network}, another network`;
  return [toFinding(tokenContractRule, path, { symbol: token.symbol, network: where })];
}

/** `0x` and forty times the same digit: too neat for a key, and often seen in examples. */
function isOneDigit(lower: string): boolean {
  return lower.charAt(2) === lower.charAt(41) && lower === `0x${lower.charAt(2).repeat(40)}`;
}
