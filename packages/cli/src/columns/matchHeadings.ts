import { labelOf } from '@passmuster/kyc';
import { CommandError } from '../terminal/commandError.ts';
import { escapeControls } from '../text/escapeControls.ts';
import { type Column, columnsOf } from './columnsOf.ts';
import type { Kind } from './kind.ts';

/** Where the cells of one column go. */
export interface BoundColumn {
  readonly index: number;
  readonly path: readonly (string | number)[];
  readonly column: Column;
}

export interface Headings {
  readonly bound: readonly BoundColumn[];
  /** Headings that name no field; their cells are left out. */
  readonly unknown: readonly string[];
  /** True where the first row is no heading, but the first record. */
  readonly isHeadless: boolean;
}

const simplify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** Other names by which people call a column. */
const aliases: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = {
  address: {
    wallet: 'address',
    wallet_address: 'address',
    recipient: 'address',
    recipient_address: 'address',
    chain: 'network',
    blockchain: 'network',
  },
  phone: {
    phone_number: 'phone',
    telephone: 'phone',
    mobile: 'phone',
    contact_person_phone: 'phone',
    country_code: 'country',
  },
  customer: {
    company_name: 'business_name',
    legal_name: 'business_name',
    e_mail: 'email',
    telephone: 'phone',
    website: 'business_website',
    postcode: 'registered_address.postal_code',
    zip: 'registered_address.postal_code',
    zip_code: 'registered_address.postal_code',
  },
};

/** `documents_0_doc_type` as `documents_#_doc_type`; a digit that belongs to a name, as in `street1`, stays. */
const withoutPositions = (name: string): string => name.replace(/(?<=_)\d+(?=_)/g, '#');

/** Names of columns, simplified, `#` for a position: the API's path, its label, and what people call it. */
function namesOf(kind: Kind): ReadonlyMap<string, Column> {
  const columns = columnsOf(kind);
  const byPath = new Map(columns.map((column) => [column.path, column]));
  const names = new Map<string, Column>();
  const add = (name: string, column: Column | undefined): void => {
    const key = withoutPositions(simplify(name));
    if (column && !names.has(key)) names.set(key, column);
  };
  for (const column of columns) add(column.path.replaceAll('*', '0'), column);
  for (const column of columns) {
    if (column.path.includes('*')) continue;
    const key = column.path.split('.').at(-1) ?? '';
    add(key, column);
    add(labelOf(key), column);
  }
  for (const [name, path] of Object.entries(aliases[kind] ?? {})) add(name, byPath.get(path));
  return names;
}

/** `Owner 1 first name` counts from 1, `business_owners[0].first_name` from 0. */
const people: readonly (readonly [RegExp, string])[] = [
  [/^owner_(\d+)_document_(\d+)_/, 'business_owners_$1_supporting_documents_$2_'],
  [/^owner_(\d+)_/, 'business_owners_$1_'],
  [/^document_(\d+)_/, 'documents_$1_'],
];

function bind(
  heading: string,
  names: ReadonlyMap<string, Column>,
): Omit<BoundColumn, 'index'> | undefined {
  let name = simplify(heading);
  const spoken = people.find(([form]) => form.test(name));
  if (spoken) name = name.replace(...spoken);
  const column = names.get(withoutPositions(name));
  if (!column) return undefined;
  const positions = [...name.matchAll(/(?<=_)\d+(?=_)/g)].map(([digits]) => Number(digits));
  const shift = spoken ? 1 : 0;
  let used = 0;
  const path = column.path
    .split('.')
    .map((key) => (key === '*' ? (positions[used++] ?? 0) - shift : key));
  const isInRange = path.every((key) => typeof key === 'string' || (key >= 0 && key < 1000));
  return isInRange ? { path, column } : undefined;
}

/** `field=Column heading`, as given by `--map`. */
function applyMap(
  headings: readonly string[],
  map: Readonly<Record<string, string>>,
): readonly string[] {
  const renamed = [...headings];
  for (const [field, heading] of Object.entries(map)) {
    const index = headings.findIndex((name) => name.trim() === heading);
    if (index < 0) {
      throw new CommandError(`--map: there is no column "${escapeControls(heading)}"`);
    }
    renamed[index] = field;
  }
  return renamed;
}

const looksLikeValue: Readonly<Partial<Record<Kind, RegExp>>> = {
  address: /^\s*0x[0-9a-f]{6,}/i,
  phone: /^\s*\+?\d{6,}\s*$/,
};

export interface MatchOptions {
  readonly map?: Readonly<Record<string, string>> | undefined;
  /** The column that holds the value to check, for tables of addresses and phone numbers. */
  readonly column?: string | undefined;
}

/**
 * Finds the field that each heading names: by the API's path (`business_owners[0].first_name`), by label ("Business
 * name", "Owner 1 first name"), or by `map`. Throws `CommandError` where no heading names a field, or two name one.
 */
export function matchHeadings(
  kind: Kind,
  headings: readonly string[],
  { map = {}, column }: MatchOptions = {},
): Headings {
  const names = namesOf(kind);
  const main = columnsOf(kind)[0];
  const renamed = applyMap(
    headings,
    column === undefined || !main ? map : { ...map, [main.path]: column },
  );
  const bound: BoundColumn[] = [];
  const unknown: string[] = [];
  for (const [index, heading] of renamed.entries()) {
    const target = bind(heading, names);
    if (target) bound.push({ index, ...target });
    else if (heading.trim() !== '') unknown.push(heading.trim());
  }
  if (
    bound.length === 0 &&
    main &&
    headings.some((heading) => looksLikeValue[kind]?.test(heading))
  ) {
    const index = headings.findIndex((heading) => looksLikeValue[kind]?.test(heading));
    return { bound: [{ index, path: [main.path], column: main }], unknown: [], isHeadless: true };
  }
  if (bound.length === 0) {
    const example = columnsOf(kind)
      .slice(0, 3)
      .map(({ path }) => path)
      .join(', ');
    throw new CommandError(
      `no column is recognized. Name columns as the API does (${example}), or pass --map field="Your heading". \`passmuster template ${kind}\` writes a file with every column`,
    );
  }
  const paths = bound.map(({ path }) => path.join('.'));
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice !== undefined)
    throw new CommandError(`two columns name the field ${twice}. Remove one`);
  return { bound, unknown, isHeadless: false };
}
