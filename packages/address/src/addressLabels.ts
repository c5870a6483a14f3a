import {
  type DataVersion,
  replacementOf,
  requireConfig,
  type SharedConfig,
  type SharedTable,
} from '@passmuster/findings';
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
  /** The two tables that the labels are from, with their dates and hashes, for an audit record. */
  readonly tables: readonly DataVersion[];
  /** Returns the label of an address in lowercase. */
  get(address: string): AddressLabel | undefined;
  /** The addresses in lowercase. */
  addresses(): Iterable<string>;
}

/** A row of a table of labeled addresses. */
interface LabeledAddress extends Omit<AddressLabel, 'kind'> {
  readonly address: string;
  readonly kind?: AddressKind;
}

/**
 * Loads the labels of sanctioned addresses, exchange wallets, routers, bridges, other contracts, and accounts whose
 * private keys are public. They are a chunk of their own, so that only callers of this function pay for them. Tables of a
 * configuration take the place of older ones.
 *
 * @example
 * const labels = await loadAddressLabels();
 * labels.get('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266').kind // 'public-key'
 */
export async function loadAddressLabels({
  config,
}: {
  readonly config?: SharedConfig | undefined;
} = {}): Promise<AddressLabels> {
  const { knownVersion, labelGroups, sanctionedVersion } = await import(
    './addressLabels.generated.ts'
  );
  if (config) requireConfig(config);
  const of = (id: string, asOf: string) => config && replacementOf(config)(id, asOf);
  const sanctions = of('address/sanctioned', sanctionedVersion.asOf);
  const others = of('address/known', knownVersion.asOf);
  const labels = new Map<string, AddressLabel>();
  // The first label stays: sanctioned addresses come first.
  const add = (address: string, label: AddressLabel): void => {
    if (!labels.has(address)) labels.set(address, label);
  };
  const addTable = (table: SharedTable | undefined): void => {
    // The rows were checked when the table was read.
    for (const row of (table?.rows ?? []) as readonly LabeledAddress[]) {
      const { address, kind = 'sanctioned', label, date } = row;
      add(address.toLowerCase(), { kind, label, date });
    }
  };
  addTable(sanctions);
  for (const { kind, label, date, addresses } of labelGroups) {
    if (kind === 'sanctioned' ? sanctions : others) continue;
    const shared: AddressLabel = { kind, label, date };
    for (let at = 0; at < addresses.length; at += 40)
      add(`0x${addresses.slice(at, at + 40)}`, shared);
  }
  addTable(others);
  const tables = [versionOf(sanctionedVersion, sanctions), versionOf(knownVersion, others)];
  const [sanctionsDate = '', othersDate = ''] = tables.map(({ asOf }) => asOf);
  return {
    size: labels.size,
    dates: { sanctions: sanctionsDate, others: othersDate },
    tables,
    get: (address) => labels.get(address),
    addresses: () => labels.keys(),
  };
}

const versionOf = (own: DataVersion, other: SharedTable | undefined): DataVersion =>
  other
    ? {
        name: own.name,
        asOf: other.asOf,
        hash: other.hash,
        ...(other.url && { url: other.url }),
        ...(other.maxAgeDays !== undefined && { maxAgeDays: other.maxAgeDays }),
      }
    : own;
