/** A Nigerian deposit money bank. */
export interface NigerianBank {
  /** Three digits, assigned by the Central Bank of Nigeria (CBN): `'058'`. */
  readonly code: string;
  readonly name: string;
  /** Six digits of the NIBSS Instant Payments (NIP) list, a numbering of its own: `'000013'`. */
  readonly nip?: string;
  /** Codes of banks it took over: their account numbers still carry check digits made with them. */
  readonly tookOver?: readonly string[];
  /** Code of the bank that took it over. */
  readonly mergedInto?: string;
  /** The day on which the CBN revoked its licence: `'2024-06-03'`. */
  readonly closed?: string;
  /** Where the code was read: see `nigerianBanks`. */
  readonly source: 'cbn-2010' | 'bank-lists';
}
