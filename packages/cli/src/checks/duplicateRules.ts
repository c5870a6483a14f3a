import type { Rule } from '@passmuster/findings';

const source = { title: 'API specification 1.0.0', section: 'Create business customer' } as const;

/** Rules about what must be unique in a file, by field. The API requires it of email and phone: SPEC-GAP 16. */
export const duplicateRules = {
  email: {
    id: 'file/unique-email',
    severity: 'warning',
    basis: 'spec',
    source,
    gap: 16,
    message: 'email must be unique; row {first} has the same one, ignoring case',
    remedy:
      'Another customer (row {first}) uses the same email address. Give each business its own.',
  },
  phone: {
    id: 'file/unique-phone',
    severity: 'warning',
    basis: 'spec',
    source,
    gap: 16,
    message: 'phone must be unique; row {first} has the same one',
    remedy:
      'Another customer (row {first}) uses the same phone number. Give each business its own.',
  },
  account_number: {
    id: 'file/unique-account',
    severity: 'warning',
    basis: 'practice',
    source: { title: 'Payout practice' },
    message: 'row {first} has the same account number at the same bank',
    remedy:
      'This account is already listed (row {first}). Remove one of the rows, or correct its number.',
  },
  address: {
    id: 'file/unique-address',
    severity: 'info',
    basis: 'practice',
    source: { title: 'Payout practice' },
    message: 'row {first} has the same address',
    remedy: 'This address is already listed (row {first}). Check that this is intended.',
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type UniqueField = keyof typeof duplicateRules;
