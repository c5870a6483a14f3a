import type { Rule } from '@passmuster/findings';
import type { AddressRuleId } from './addressFinding.ts';
import { base58Bytes } from './base58.ts';
import {
  bitcoinRule,
  icapRule,
  nameRule,
  privateKeyRule,
  solanaRule,
  tronRule,
} from './otherSystemRules.ts';

/** A name of ENS has at most 255 octets; nothing that is told apart here is longer. */
const longest = 255;

const patterns: readonly (readonly [RegExp, Rule<AddressRuleId>])[] = [
  [/^(?:0x)?[\da-f]{64}$/iu, privateKeyRule],
  [/^(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{11,87}$/iu, bitcoinRule],
  [/^(?:iban:)?xe\d\d(?:eth[\da-z]{13}|[\da-z]{30,31})$/iu, icapRule],
  [/^[\p{L}\p{N}\p{Emoji}_-]+(?:\.[\p{L}\p{N}\p{Emoji}_-]+)+$/u, nameRule],
];

/**
 * The rule that names what `text` is where it is no address of Ethereum but one of another system. By form:
 * the check sums within base58 and bech32 are not recalculated, so that a mistyped Tron address is named, too.
 * Spaces around it do not matter.
 */
export function otherSystem(text: string): Rule<AddressRuleId> | undefined {
  if (text.length > 2 * longest) return undefined;
  const bare = text.trim();
  if (bare.length > longest) return undefined;
  return patterns.find(([pattern]) => pattern.test(bare))?.[1] ?? base58System(bare);
}

function base58System(text: string): Rule<AddressRuleId> | undefined {
  const bytes = base58Bytes(text);
  if (bytes?.length === 32) return solanaRule;
  if (bytes?.length !== 25) return undefined;
  const version = bytes[0] ?? -1;
  if (version === 0x41) return tronRule;
  return [0x00, 0x05, 0x6f, 0xc4].includes(version) ? bitcoinRule : undefined;
}
