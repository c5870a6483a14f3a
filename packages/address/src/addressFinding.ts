import type { Finding } from '@passmuster/findings';

/** Ids of the rules of this package, in the order in which they are looked at. */
export type AddressRuleId =
  | 'address/text'
  | 'address/private-key'
  | 'address/tron'
  | 'address/solana'
  | 'address/bitcoin'
  | 'address/icap'
  | 'address/name'
  | 'address/visible-characters'
  | 'address/ascii-digits'
  | 'address/prefix'
  | 'address/length'
  | 'address/hexadecimal'
  | 'address/other-chain-checksum'
  | 'address/checksum'
  | 'address/no-checksum'
  | 'address/zero'
  | 'address/burn'
  | 'address/reserved'
  | 'address/token-contract'
  | 'address/look-alike';

export type AddressFinding = Finding<AddressRuleId>;
