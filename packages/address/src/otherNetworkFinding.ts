import { type Rule, toFinding } from '@passmuster/findings';
import type { AddressFinding, AddressRuleId } from './addressFinding.ts';
import {
  digits64Rule,
  icapRule,
  linkRule,
  nameRule,
  otherNetworkRule,
  privateKeyRule,
  shortenedRule,
} from './otherNetworkRules.ts';

/** An ENS name has at most 255 bytes; no text that is recognized here is longer. */
const longest = 255;

const base58 = '[1-9A-HJ-NP-Za-km-z]';
const bech32 = '[02-9ac-hj-np-z]';

/** Secrets, by the standard of their form: recovery phrases, extended private keys, Stellar seeds, Bitcoin private keys. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/^[a-z]{3,8}(?:\s+[a-z]{3,8}){11,23}$/iu, 'BIP 39'],
  [/^[xyz]prv[1-9A-HJ-NP-Za-km-z]{100,112}$/u, 'BIP 32'],
  [/^S[A-Z2-7]{55}$/u, 'SEP-0023'],
  [/^(?:5[1-9A-HJ-NP-Za-km-z]{50}|[KL][1-9A-HJ-NP-Za-km-z]{51})$/u, 'Bitcoin WIF'],
];

/**
 * Addresses of other networks by form, the specific forms first. Check digits are not calculated, so that a mistyped
 * Tron address is also named.
 */
const chains: readonly (readonly [RegExp, string])[] = [
  [/^(?:[EUk0][Qf][\w+/-]{46}|-?[01]:[\dA-Fa-f]{64})$/u, 'TON'],
  [/^(?:[GC][A-Z2-7]{55}|M[A-Z2-7]{68})$/u, 'Stellar'],
  [/^[A-Z2-7]{58}$/u, 'Algorand'],
  [/^0\.0\.\d{1,12}$/u, 'Hedera'],
  [/^(?:bitcoincash:)?[qp][02-9ac-hj-np-z]{41}$/iu, 'Bitcoin Cash'],
  [new RegExp(`^(?:bitcoin:)?(?:bc|tb|bcrt)1${bech32}{11,87}$`, 'iu'), 'Bitcoin'],
  [new RegExp(`^(?:ltc1${bech32}{11,87}|[LM]${base58}{25,33})$`, 'u'), 'Litecoin'],
  [new RegExp(`^noble1${bech32}{38,58}$`, 'iu'), 'Noble'],
  [new RegExp(`^addr1${bech32}{50,98}$`, 'iu'), 'Cardano'],
  [new RegExp(`^[a-z]{2,16}1${bech32}{38,58}$`, 'iu'), 'Cosmos'],
  [new RegExp(`^T${base58}{32,34}$`, 'u'), 'Tron'],
  [new RegExp(`^(?:r${base58}{24,34}|X${base58}{46})$`, 'u'), 'XRP Ledger'],
  [new RegExp(`^(?:tz[1-4]|KT1)${base58}{33}$`, 'u'), 'Tezos'],
  [new RegExp(`^[48]${base58}{94}(?:${base58}{11})?$`, 'u'), 'Monero'],
  [new RegExp(`^D${base58}{32,33}$`, 'u'), 'Dogecoin'],
  [new RegExp(`^(?:1{32}|${base58}{36,44})$`, 'u'), 'Solana'],
  [new RegExp(`^[123mn]${base58}{25,34}$`, 'u'), 'Bitcoin'],
  [new RegExp(`^${base58}{46,48}$`, 'u'), 'Polkadot'],
];

const others: readonly (readonly [RegExp, Rule<AddressRuleId>])[] = [
  [/^(?:0x)?[\da-f]{64}$/iu, digits64Rule],
  [/^0x[\da-f]{2,16}(?:…|\.{2,}|\*{2,})[\da-f]{2,16}$/iu, shortenedRule],
  [/^(?:iban:)?xe\d\d(?:eth[\da-z]{13}|[\da-z]{30,31})$/iu, icapRule],
  [/^[a-z][a-z\d+.-]{1,31}:\s*\S/iu, linkRule],
  [/^[\p{L}\p{N}\p{Emoji}_-]+(?:\.[\p{L}\p{N}\p{Emoji}_-]+)+$/u, nameRule],
];

/**
 * Returns a finding that names what `text` is, if it has the form of something other than an Ethereum address.
 * Spaces around it are ignored.
 */
export function otherNetworkFinding(
  text: string,
  path: readonly PropertyKey[],
): AddressFinding | undefined {
  const bare = text.trim();
  if (bare.length > longest) return undefined;
  const nameIn = (forms: readonly (readonly [RegExp, string])[]): string | undefined =>
    forms.find(([form]) => form.test(bare))?.[1];
  // 40 hexadecimal digits are an address without its prefix, although they may also be base58.
  if (/^[\da-f]{36,44}$/iu.test(bare)) return undefined;
  const what = nameIn(secrets);
  if (what !== undefined) return toFinding(privateKeyRule, path, { what });
  const chain = nameIn(chains);
  if (chain !== undefined) return toFinding(otherNetworkRule, path, { chain });
  const rule = others.find(([form]) => form.test(bare))?.[1];
  return rule && toFinding(rule, path);
}
