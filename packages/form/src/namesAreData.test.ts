import { inspect } from 'node:util';
import { checkBankAccount } from '@passmuster/bank';
import { createBankPayoutMethodFields } from '@passmuster/schemas/fields';
import { expect, test } from 'vitest';
import { createCustomerForm } from './application/createCustomerForm.ts';
import type { Form } from './application/form.ts';
import { createForm } from './forms/createForm.ts';
import { directReviewer } from './reviewer/directReviewer.ts';
import { fr } from './texts/fr.ts';
import { blankCustomer, blankDocument, blankOwner } from './values/blankValues.ts';
import { valuesOf } from './values/valuesOf.ts';

/** A person, where a field's name is expected. */
const canary = 'Adaeze Canary Obi';
const named = { [canary]: 1 };
const customer = {
  ...blankCustomer(),
  ...named,
  registered_address: { ...blankCustomer().registered_address, ...named },
  business_owners: [{ ...blankOwner(), ...named }],
  documents: [{ ...blankDocument('OTHER'), ...named }],
};
const file = { fileId: 'f-1', name: 'scan.pdf', type: 'application/pdf', size: 9 };
const reviewer = () => directReviewer({ catalogs: { fr: async () => ({ fr }) } });
const account = {
  values: { type: 'BANK', currency: 'ZAR', account_number: '', ...named },
  fields: createBankPayoutMethodFields,
  check: (body: unknown) => checkBankAccount(body),
};
const forms: Readonly<Record<string, () => Form<object>>> = {
  'a customer': () => createCustomerForm({ reviewer: reviewer(), values: customer }),
  'a customer in French': () =>
    createCustomerForm({ reviewer: reviewer(), values: customer, texts: { locale: 'fr' } }),
  'an amount that could not be read': () =>
    createCustomerForm({
      reviewer: reviewer(),
      values: { ...customer, [canary]: { unread: 'x' } },
    }),
  'a file that is gone': () =>
    createCustomerForm({ reviewer: reviewer(), values: { ...customer, [canary]: file } }),
  'an existing application': () =>
    createCustomerForm({ reviewer: reviewer(), values: valuesOf(customer) }),
  'a bank account': () => createForm(account),
};

test.each(Object.keys(forms))('a name as a key of %s is not shown by its form', async (what) => {
  const form = forms[what]?.();
  if (!form) throw new Error('unknown form');
  form.change({ ...form.values, [`${canary} 2`]: '' });
  form.showAll();
  const validated = await form.validate();
  const submitted = await form.submit();
  const { state } = form;
  expect(state.todo.length).toBeGreaterThan(0);
  const shown = { state, validated, submitted, form };
  const lines = inspect(shown, { depth: Number.POSITIVE_INFINITY }).split('\n');
  expect(lines.filter((line) => line.includes('Canary'))).toEqual([]);
});
