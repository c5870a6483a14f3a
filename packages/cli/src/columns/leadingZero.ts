import type { Kind } from './kind.ts';

interface Place {
  readonly field: string;
  /** Digits that such a number has. */
  readonly digits: number;
  /** True if the rest of the record says that the number is of this kind. */
  readonly when: (owner: Readonly<Record<string, unknown>>) => boolean;
}

const isNaira = ({ currency }: Readonly<Record<string, unknown>>): boolean => currency === 'NGN';
const isRand = ({ currency }: Readonly<Record<string, unknown>>): boolean => currency === 'ZAR';
const always = (): boolean => true;

/** Countries whose postal codes have five digits and may begin with zero. Source: UPU addressing guides. */
const fiveDigits: ReadonlySet<unknown> = new Set(['US', 'DE', 'FR', 'IT', 'ES', 'MX', 'MA', 'MY']);

const bankPlaces: readonly Place[] = [
  { field: 'account_number', digits: 10, when: isNaira },
  { field: 'bank_code', digits: 3, when: isNaira },
  { field: 'bank_code', digits: 6, when: isRand },
  { field: 'sort_code', digits: 6, when: always },
  { field: 'routing_number', digits: 9, when: always },
];
const addressPlaces: readonly Place[] = [
  { field: 'postal_code', digits: 5, when: ({ country }) => fiveDigits.has(country) },
];

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns every address of a customer, with its path. */
function addressesOf(customer: Readonly<Record<string, unknown>>): readonly [Path, unknown][] {
  const { registered_address: registered, business_owners: owners } = customer;
  const ofOwners = Array.isArray(owners)
    ? owners.map((owner: unknown, index): [Path, unknown] => [
        ['business_owners', index, 'address'],
        isObject(owner) ? owner['address'] : undefined,
      ])
    : [];
  return [[['registered_address'], registered], ...ofOwners];
}

const lost = (path: Path, object: unknown, places: readonly Place[]): readonly Path[] =>
  isObject(object)
    ? places
        .filter(({ field, digits, when }) => {
          const value = object[field];
          const isShort = typeof value === 'string' && /^\d+$/.test(value) && value.length < digits;
          return isShort && value.length >= digits - 2 && when(object);
        })
        .map(({ field }) => [...path, field])
    : [];

/** Returns the paths of numbers that are one or two digits short, as when a spreadsheet drops leading zeros. */
export function leadingZerosLost(kind: Kind, value: unknown): readonly Path[] {
  if (kind === 'bank') return lost([], value, bankPlaces);
  if (kind !== 'customer' || !isObject(value)) return [];
  return addressesOf(value).flatMap(([path, address]) => lost(path, address, addressPlaces));
}
