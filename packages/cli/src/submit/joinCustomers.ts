import { type Finding, propertyAt, toFinding } from '@passmuster/findings';
import { openTable, type Table } from '../checks/openTable.ts';
import type { CustomersOptions } from '../checks/tableColumns.ts';
import { columnsOf } from '../columns/columnsOf.ts';
import { customerKey, keyColumn } from '../columns/keyColumn.ts';
import type { Kind } from '../columns/kind.ts';
import { recordReader } from '../columns/recordReader.ts';
import { spreadsheetRules } from '../columns/spreadsheetRules.ts';
import type { RawRecord } from '../input/rawRecord.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** The customer of a row: its id, or why there is none. */
type Customer = { readonly id: string } | { readonly missing: 'notCreated' | 'several' };

/** Gives a body the id of its customer. */
export type JoinCustomer = (
  record: RawRecord,
  body: unknown,
) => { readonly body: unknown; readonly findings: readonly Finding[] };

const normal = (key: unknown): string =>
  typeof key === 'string' || typeof key === 'number'
    ? String(key).trim().replace(/\s+/g, ' ').toLowerCase()
    : '';

const valueIn = (record: RawRecord): unknown => recordReader({ kind: 'bank' })(record).value;

/** Returns a function that reads the key and the id of a record, and leaves the key out of a value. */
async function cellsOf(
  { name, headings }: Pick<Table<object>, 'name' | 'headings'>,
  by: string | undefined,
): Promise<{
  readonly key: (record: RawRecord) => string;
  readonly id: (record: RawRecord) => string;
}> {
  if (!headings) {
    const text = (record: RawRecord, key: string): unknown => propertyAt(valueIn(record), key);
    return {
      key: (record) => normal(text(record, by ?? customerKey)),
      id: (record) => String(text(record, 'id') ?? ''),
    };
  }
  try {
    const key = await keyColumn(headings, by);
    const id = headings.findIndex((heading) => heading.trim().toLowerCase() === 'id');
    const cell = (record: RawRecord, index: number): unknown =>
      'cells' in record ? record.cells[index] : undefined;
    return {
      key: (record) => normal(cell(record, key)),
      id: (record) => String(cell(record, id) ?? '').trim(),
    };
  } catch (error) {
    throw error instanceof CommandError ? new CommandError(`${name}: ${error.message}`) : error;
  }
}

/** Reads which customers there are. Throws `CommandError` if the file is not one of results. */
async function readCustomers(
  file: string,
  by: string | undefined,
  terminal: Terminal,
): Promise<ReadonlyMap<string, Customer>> {
  const table = await openTable(file, { kind: 'customer' }, { allowsUnknown: true }, terminal);
  const hasId = table.headings?.some((heading) => heading.trim().toLowerCase() === 'id') ?? true;
  if (!hasId) {
    throw new CommandError(
      `${file}: no column Id. Pass the file that \`passmuster submit customer --output\` has written`,
    );
  }
  const { key, id } = await cellsOf(table, by);
  const customers = new Map<string, Customer>();
  for await (const record of table.records()) {
    const name = key(record);
    if (name === '') continue;
    const before = customers.get(name);
    const found = id(record);
    if (before && 'id' in before && found !== '' && found !== before.id) {
      customers.set(name, { missing: 'several' });
    } else if (!before || ('missing' in before && before.missing === 'notCreated')) {
      customers.set(name, found === '' ? { missing: 'notCreated' } : { id: found });
    }
  }
  return customers;
}

/** Returns a body without the key that joins it, unless the API knows that as a field. */
function withoutKey(body: unknown, key: string, kind: Kind): object {
  if (typeof body !== 'object' || body === null) return {};
  const isField = columnsOf(kind).some(({ path }) => path === key);
  return Object.fromEntries(Object.entries(body).filter(([name]) => isField || name !== key));
}

/** Returns a function that gives each row the id of its customer, for `--customers`; undefined without it. */
export async function joinCustomers(
  { customers: file, customersBy: by }: CustomersOptions,
  table: Table<object>,
  terminal: Terminal,
): Promise<JoinCustomer | undefined> {
  if (file === undefined) return undefined;
  const { kind } = table.settings;
  if (kind !== 'bank' && kind !== 'wallet') {
    throw new CommandError('--customers is for `submit bank` and `submit wallet`');
  }
  const customers = await readCustomers(file, by, terminal);
  const { key } = await cellsOf(table, by);
  return (record, value) => {
    const name = key(record);
    const customer = customers.get(name);
    const body = withoutKey(value, by ?? customerKey, kind);
    if (customer && 'id' in customer) {
      return { body: { ...body, customer_id: customer.id }, findings: [] };
    }
    const text = name === '' ? 'empty' : (customer?.missing ?? 'unknown');
    return {
      body,
      findings: [toFinding(spreadsheetRules.customer, ['customer_id'], undefined, text)],
    };
  };
}
