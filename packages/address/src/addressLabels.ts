import type { AddressKind } from './addressKind.ts';

/** What is known about an address, and since when. */
export interface AddressLabel {
  readonly kind: AddressKind;
  /** Whom or what the address belongs to, such as `Binance`. */
  readonly label: string;
  /** Date of the list that has the label, `YYYY-MM-DD`. */
  readonly date: string;
}

/** Labeled addresses, for `checkAddress`. */
export interface AddressLabels {
  /** Number of addresses. */
  readonly size: number;
  /** Dates of the lists: OFAC's, which is out of date within weeks, and that of the other labels. */
  readonly dates: { readonly sanctions: string; readonly others: string };
  /** SHA-256 of the tables, in hexadecimal, for an audit record. */
  readonly sha256: string;
  /** Returns the label of an address in lowercase. */
  get(address: string): AddressLabel | undefined;
  /** The addresses in lowercase. */
  addresses(): Iterable<string>;
}

/**
 * Loads the labels of sanctioned addresses, exchange wallets, routers, bridges, other contracts, and accounts whose
 * private keys are public. They are a chunk of their own, so that only callers of this function pay for them.
 *
 * @example
 * const labels = await loadAddressLabels();
 * labels.get('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266').kind // 'public-key'
 */
export async function loadAddressLabels(): Promise<AddressLabels> {
  const { labelGroups, dates, sha256 } = await import('./addressLabels.generated.ts');
  const labels = new Map<string, AddressLabel>();
  for (const { kind, label, date, addresses } of labelGroups) {
    const shared: AddressLabel = { kind, label, date };
    for (let at = 0; at < addresses.length; at += 40) {
      const address = `0x${addresses.slice(at, at + 40)}`;
      // Sanctioned addresses come first and keep their label.
      if (!labels.has(address)) labels.set(address, shared);
    }
  }
  return {
    size: labels.size,
    dates,
    sha256,
    get: (address) => labels.get(address),
    addresses: () => labels.keys(),
  };
}
