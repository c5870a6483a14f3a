import type { Finding } from '@passmuster/findings';

/** Ids of the rules of this package, in the order in which they are checked. */
export type AddressRuleId =
  | 'address/text'
  | 'address/private-key'
  | 'address/64-digits'
  | 'address/other-network'
  | 'address/shortened'
  | 'address/link'
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
  | 'address/sanctioned'
  | 'address/public-key'
  | 'address/zero'
  | 'address/burn'
  | 'address/reserved'
  | 'address/token-contract'
  | 'address/exchange'
  | 'address/contract'
  | 'address/look-alike';

/** A finding about an address. */
export type AddressFinding = Finding<AddressRuleId>;
