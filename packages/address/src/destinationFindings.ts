import { replacementOf, type SharedConfig, toFinding } from '@passmuster/findings';
import type { AddressNetwork } from './address.ts';
import type { AddressFinding } from './addressFinding.ts';
import type { AddressKind } from './addressKind.ts';
import type { AddressLabels } from './addressLabels.ts';
import {
  burnRule,
  contractRule,
  exchangeRule,
  publicKeyRule,
  reservedRule,
  sanctionedRule,
  tokenContractRule,
  zeroRule,
} from './destinationRules.ts';
import {
  type TokenContract,
  tokenContracts,
  tokenContractsAsOf,
} from './tokenContracts.generated.ts';

/**
 * In lowercase: what public programs burn tokens with or use as a placeholder. Sources: the label “Burn” of Etherscan for the first two and
 * the last three (`data/knownAddresses.json`), and ERC-7528 for the native coin; the other two are an own list.
 */
const burnAddresses: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['0x000000000000000000000000000000000000dead', 'the burn address 0x0…dEaD'],
  ['0xdead000000000000000042069420694206942069', 'the burn address 0xdEaD…2069'],
  ['0xdead000000000000000000000000000000000000', 'the burn address 0xdEaD…0000'],
  ['0xdeaddeaddeaddeaddeaddeaddeaddeaddeaddead', 'the burn address 0xdEaDdEaD…'],
  ['0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', 'the placeholder for the native coin'],
  ['0x0123456789012345678901234567890123456789', 'a made-up address'],
  ['0x1234567890123456789012345678901234567890', 'a made-up address'],
]);

type Tokens = ReadonlyMap<string, TokenContract>;

const byAddress = (contracts: readonly TokenContract[]): Tokens =>
  new Map(contracts.map((contract) => [contract.address.toLowerCase(), contract]));

const tokens: Tokens = /* @__PURE__ */ byAddress(tokenContracts);
const tokensUnder = /* @__PURE__ */ new WeakMap<SharedConfig, Tokens>();

/** Returns the token contracts of a configuration, or those of this package. Indexed once for each configuration. */
function tokensOf(config: SharedConfig | undefined): Tokens {
  if (config === undefined) return tokens;
  const table = replacementOf(config)('address/token-contracts', tokenContractsAsOf);
  if (table === undefined) return tokens;
  // The rows were checked when the table was read.
  const indexed = tokensUnder.get(config) ?? byAddress(table.rows as readonly TokenContract[]);
  tokensUnder.set(config, indexed);
  return indexed;
}

const zero = `0x${'0'.repeat(40)}`;
const reserved = `0x${'0'.repeat(36)}`;

/** Returns the addresses that `destinationFindings` reports without labels, in lowercase; the reserved range aside. */
export const knownDestinations = (config?: SharedConfig): readonly string[] => [
  ...burnAddresses.keys(),
  ...tokensOf(config).keys(),
  ...Array.from('0123456789abcdef', (digit) => `0x${digit.repeat(40)}`),
];

const labelRules = {
  sanctioned: sanctionedRule,
  'public-key': publicKeyRule,
  burn: burnRule,
  exchange: exchangeRule,
  contract: contractRule,
} as const satisfies Record<AddressKind, unknown>;

interface Context {
  readonly network: AddressNetwork;
  readonly labels: AddressLabels | undefined;
  readonly config: SharedConfig | undefined;
  readonly path: readonly PropertyKey[];
}

/** Returns the finding on an address in lowercase; the one that matters most, if there are several. */
export function destinationFindings(
  lower: string,
  { network, labels, config, path }: Context,
): AddressFinding[] {
  if (lower === zero) return [toFinding(zeroRule, path)];
  const label = burnAddresses.get(lower) ?? (isOneDigit(lower) ? 'one digit 40 times' : undefined);
  if (label !== undefined) return [toFinding(burnRule, path, { label })];
  if (lower.startsWith(reserved)) return [toFinding(reservedRule, path)];
  const token = tokensOf(config).get(lower);
  if (token !== undefined) {
    const text = token.network === network ? undefined : 'otherNetwork';
    const parameters = { symbol: token.symbol, network: token.network };
    return [toFinding(tokenContractRule, path, parameters, text)];
  }
  const known = labels?.get(lower);
  return known === undefined ? [] : [toFinding(labelRules[known.kind], path, { ...known })];
}

/** Returns whether an address is `0x` and the same digit 40 times, as in examples. */
function isOneDigit(lower: string): boolean {
  return lower.charAt(2) === lower.charAt(41) && lower === `0x${lower.charAt(2).repeat(40)}`;
}
