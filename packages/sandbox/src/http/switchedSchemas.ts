import * as schemas from '@passmuster/schemas/compiled';
import type { OperationId } from '@passmuster/schemas/operations';
import * as v from 'valibot';
import type { Switches } from '../ledger/switches.ts';
import type { Schema } from './validate.ts';

/** Returns the schema of a reading that a merchant has switched to; undefined for the usual one. */
type Switched = Readonly<Partial<Record<OperationId, (switches: Switches) => Schema | undefined>>>;

/** SPEC-GAP 2: `business_website` may be omitted, as its description says. */
const noWebsite = {
  business_website: v.optional(schemas.BusinessCustomerSchema.entries.business_website),
};

/** Returns the fields without the defaults of those that have one. */
const withoutDefaults = (entries: v.ObjectEntries): v.ObjectEntries =>
  Object.fromEntries(
    Object.entries(entries).map(([field, entry]) =>
      entry.type === 'optional' &&
      'default' in entry &&
      entry.default !== undefined &&
      'wrapped' in entry
        ? [field, entry.wrapped as Schema]
        : [field, entry],
    ),
  );

/** SPEC-GAP 3: a field that is required and has a default must be sent. */
const noDefaults = {
  ...withoutDefaults(schemas.BusinessCustomerSchema.entries),
  business_owners: v.array(
    schemas.plainObject(withoutDefaults(schemas.BusinessOwnerSchema.entries)),
    schemas.BusinessCustomerSchema.entries.business_owners.message,
  ),
};

const { entries: customer } = schemas.BusinessCustomerSchema;
const LenientCustomerSchema = schemas.plainObject({ ...customer, ...noWebsite });
const StrictCustomerSchema = schemas.plainObject({ ...customer, ...noDefaults });
const MixedCustomerSchema = schemas.plainObject({ ...customer, ...noDefaults, ...noWebsite });

/** SPEC-GAP 72, 75, 77: a `customer_id` of null is refused. */
const NoNullSchema = schemas.plainObject({
  customer_id: v.optional(v.custom<unknown>((value) => value !== null)),
});
const StrictMethodSchema = v.intersect([NoNullSchema, schemas.CreateBankPayoutMethodSchema]);
const StrictWalletSchema = v.intersect([NoNullSchema, schemas.CreateWalletSchema]);
const StrictDeletionSchema = v.intersect([NoNullSchema, schemas.DeletePayoutMethodSchema]);

/** The bodies that depend on a switch. */
export const switchedBodies: Switched = {
  createBusinessCustomer({ requireDefaults, requireWebsite }) {
    if (requireWebsite) return requireDefaults ? StrictCustomerSchema : undefined;
    return requireDefaults ? MixedCustomerSchema : LenientCustomerSchema;
  },
  createBankPayoutMethod: ({ refuseNullCustomer }) =>
    refuseNullCustomer ? StrictMethodSchema : undefined,
  createWallet: ({ refuseNullCustomer }) => (refuseNullCustomer ? StrictWalletSchema : undefined),
  deletePayoutMethod: ({ refuseNullCustomer }) =>
    refuseNullCustomer ? StrictDeletionSchema : undefined,
};

/** SPEC-GAP 47: a whole number out of range becomes the nearest in range. */
const clamped = (most: number) =>
  v.pipe(
    v.string('Enter a whole number.'),
    v.regex(/^-?\d{1,16}$/, 'Enter a whole number.'),
    v.transform((text) => Math.min(Math.max(Number(text), 1), most)),
  );
const clampedPages = {
  page: v.optional(clamped(Number.MAX_SAFE_INTEGER), '1'),
  limit: v.optional(clamped(100), '10'),
};
/** SPEC-GAP 45: only the listed value of the filter. */
const activeOnly = { status: v.optional(v.literal('active', 'Send active')) };

/** The queries that depend on a switch. */
export const switchedQueries: Switched = {
  listWallets: ({ clampPages, activeFilterOnly }) =>
    clampPages || activeFilterOnly
      ? schemas.plainObject({
          ...schemas.ListWalletsQueryTextSchema.entries,
          ...(clampPages ? clampedPages : {}),
          ...(activeFilterOnly ? activeOnly : {}),
        })
      : undefined,
};
