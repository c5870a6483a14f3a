import {
  assetTypes,
  plainObject,
  TextSchema,
  TimestampSchema,
  walletStatuses,
} from '@passmuster/schemas';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../db/tables.ts';

/** The data of a merchant, in the order in which it can be written; settings and keys are left out. */
const columns = {
  customers: [
    'id',
    'email_folded',
    'phone',
    'profile',
    'kyc_status',
    'kyc_reasons',
    'due_at',
    'created_at',
    'updated_at',
  ],
  bank_methods: [
    ...['id', 'customer_id', 'currency', 'account_name', 'account_number', 'bank_name'],
    ...['bank_code', 'sort_code', 'swift_code', 'routing_number', 'iban'],
    ...['created_at', 'updated_at'],
  ],
  wallets: [
    ...['id', 'customer_id', 'asset_type', 'currency', 'description', 'status', 'balance'],
    ...['address_id', 'network', 'address', 'due_at', 'created_at', 'updated_at'],
  ],
  movements: ['id', 'reference_id', 'kind', 'status', 'created_at', 'updated_at'],
  transactions: [
    ...['id', 'movement_id', 'sender_wallet_id', 'receiver_wallet_id', 'transaction_id'],
    ...['asset_code', 'amount', 'reference_id', 'status', 'created_at', 'updated_at'],
    ...['crypto_transaction_id', 'network', 'transaction_type', 'transaction_mode'],
    ...['exchange_rate', 'withdrawal_recipient_name', 'fee', 'balance', 'reason', 'customer_id'],
    ...['recipient_currency', 'recipient_country', 'bank_name', 'bank_code', 'address'],
    'bank_account',
  ],
  ledger_entries: ['movement_id', 'account', 'wallet_id', 'currency', 'amount', 'created_at'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>;

type TableName = keyof typeof columns;
const tableNames = Object.keys(columns) as TableName[];

/** Columns that may hold more than a JavaScript number can. */
const moneyColumns: Partial<Record<TableName, string>> = {
  wallets: 'balance',
  ledger_entries: 'amount',
};

type Row = Record<string, string | number | null>;
const cell = v.nullable(v.union([TextSchema, v.pipe(v.number(), v.safeInteger())]));
/** Columns that an answer shows unchanged must have the form that the answer allows. */
const dueAt = v.exactOptional(v.nullable(TimestampSchema));
const rowSchemas: Partial<Record<TableName, v.GenericSchema>> = {
  customers: v.objectWithRest(
    { profile: v.pipe(TextSchema, v.check(isProfileText)), due_at: dueAt },
    cell,
  ),
  wallets: v.objectWithRest(
    {
      asset_type: v.picklist(assetTypes),
      status: v.picklist(walletStatuses),
      updated_at: TimestampSchema,
      due_at: dueAt,
    },
    cell,
  ),
};
const anyRow = v.record(v.string(), cell);

/** Returns a schema for the rows of a table, of any number. Reports one issue for all of them, because no person wrote them. */
const rowsOf = (name: TableName) =>
  v.optional(
    v.custom<Row[]>(
      (rows) => Array.isArray(rows) && rows.every((row) => v.is(rowSchemas[name] ?? anyRow, row)),
      'Send the rows of a snapshot that this sandbox made',
    ),
  );

/** A snapshot as it is saved and restored. */
export const SnapshotSchema = plainObject({
  format: v.literal('passmuster-sandbox/2', 'Send a snapshot that this sandbox made'),
  tables: plainObject(Object.fromEntries(tableNames.map((name) => [name, rowsOf(name)]))),
});
export type Snapshot = v.InferOutput<typeof SnapshotSchema>;

const AnswerSchema = v.pipe(
  plainObject({ status: v.literal('success'), data: SnapshotSchema }),
  v.transform(({ data }) => data),
);

/** A snapshot, or the whole answer that holds it, as `curl -o` saves it. */
export const SentSnapshotSchema: v.GenericSchema<unknown, Snapshot> = v.lazy((sent) =>
  typeof sent === 'object' && sent !== null && Object.hasOwn(sent, 'data')
    ? AnswerSchema
    : SnapshotSchema,
);

const ProfileSchema = v.looseObject({
  email: TextSchema,
  phone: TextSchema,
  // The sample customer has none.
  registration_number: v.exactOptional(TextSchema),
});

function isProfileText(text: string): boolean {
  try {
    return v.is(ProfileSchema, JSON.parse(text));
  } catch {
    return false;
  }
}

/** Reads all of a merchant's data. Call it in a transaction, so that it is from one moment. */
export async function takeSnapshot(db: Kysely<Tables>, merchantId: string): Promise<Snapshot> {
  const tables: Record<string, Row[]> = {};
  for (const name of tableNames) {
    const shown = columns[name].map((column) =>
      column === moneyColumns[name]
        ? sql`cast(${sql.ref(column)} as text) as ${sql.ref(column)}`
        : sql.ref(column),
    );
    const result = await sql<Row>`
      select ${sql.join(shown)} from ${sql.table(name)}
      where merchant_id = ${merchantId} order by seq`.execute(db);
    tables[name] = result.rows;
  }
  return { format: 'passmuster-sandbox/2', tables };
}

const rowsAtOnce = 500;

/** Writes a snapshot's rows for `merchantId`. Call it after `clearMerchant`. */
export async function restoreSnapshot(
  db: Kysely<Tables>,
  merchantId: string,
  { tables }: Snapshot,
): Promise<void> {
  for (const name of tableNames) {
    const names = columns[name];
    const given = tables[name] ?? [];
    for (let at = 0; at < given.length; at += rowsAtOnce) {
      const values = given
        .slice(at, at + rowsAtOnce)
        .map(
          (row) =>
            sql`(${merchantId}, ${sql.join(names.map((column) => value(name, column, row)))})`,
        );
      const into = sql.join(['merchant_id', ...names].map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(name)} (${into}) values ${sql.join(values)}`.execute(db);
    }
  }
}

function value(name: TableName, column: string, row: Row) {
  const given = row[column] ?? null;
  return column === moneyColumns[name] ? sql`cast(${given} as bigint)` : given;
}

/** Deletes a merchant's data, but neither the merchant nor its keys. */
export async function clearMerchant(db: Kysely<Tables>, merchantId: string): Promise<void> {
  for (const name of [...tableNames].reverse()) {
    await sql`delete from ${sql.table(name)} where merchant_id = ${merchantId}`.execute(db);
  }
}
