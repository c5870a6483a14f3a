/** What is known of a labeled address. `public-key`: anyone has its private key. */
export type AddressKind = 'sanctioned' | 'public-key' | 'burn' | 'exchange' | 'contract';
