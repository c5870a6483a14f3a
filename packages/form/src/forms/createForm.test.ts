import { checkAddress } from '@passmuster/address';
import { checkBankAccount, fixesOfBankAccount } from '@passmuster/bank';
import { fr as bankTexts } from '@passmuster/bank/fr';
import { createMemoryJournal, createSubmission } from '@passmuster/client/submission';
import { CreateWalletSchema, toFindings } from '@passmuster/schemas';
import {
  createBankPayoutMethodFields,
  createWalletFields,
  validateAddressQueryFields,
} from '@passmuster/schemas/fields';
import { fr } from '@passmuster/schemas/labels/fr';
import { expect, test } from 'vitest';
import type { FormAnswer } from '../application/submitted.ts';
import { createForm } from './createForm.ts';
import type { FormDefinition } from './formDefinition.ts';

const blankAccount = {
  type: 'BANK',
  currency: 'NGN',
  bank_name: '',
  account_name: '',
  account_number: '',
  bank_code: '',
  iban: '',
};
const account: FormDefinition<typeof blankAccount> = {
  values: blankAccount,
  fields: createBankPayoutMethodFields,
  required: ['bank_name', 'account_name', 'account_number', 'bank_code'],
  check: (body) => checkBankAccount(body),
  fixes: fixesOfBankAccount,
  identity: ({ currency, account_number: number }) => ({ account: `${currency} ${number}` }),
  catalogs: { fr: () => import('@passmuster/bank/fr') },
};
const filledAccount = {
  ...blankAccount,
  bank_name: 'First Bank of Nigeria',
  account_name: 'Ada Obi',
  account_number: '0000014579',
  bank_code: '011',
};
const rulesAt = (form: ReturnType<typeof createForm>, path: string): readonly string[] =>
  form.findingsAt(path).map(({ rule }) => rule);

test('a bank account says what is missing, and nothing before it is left', async () => {
  const form = createForm(account);
  expect(rulesAt(form, 'bank_name')).toEqual([]);
  const { verdict, first } = await form.validate();
  expect([verdict, first]).toEqual(['blocked', ['bank_name']]);
  expect(rulesAt(form, 'bank_name')).toEqual(['schema/required']);
  expect(rulesAt(form, 'iban')).toEqual([]);
  expect(form.state.counts).toMatchObject({ total: 5, met: 1, missing: 4 });
  expect(form.state.todo.map(({ kind }) => kind)).toEqual(Array(4).fill('missing'));
});

test('a bank account needs what its definition requires, whatever other accounts need', async () => {
  const form = createForm(account);
  expect(form.describe('bank_code')).toMatchObject({ required: false, needed: false });
  await form.validate();
  expect(form.describe('bank_code')).toMatchObject({ required: false, needed: true });
  expect(form.describe('iban')).toMatchObject({ required: false, needed: false });
});

test('a bank account shows its findings and takes their fixes', async () => {
  const form = createForm(account, {
    values: { ...filledAccount, account_number: '0000 014 579' },
  });
  expect((await form.validate()).verdict).toBe('look');
  expect(rulesAt(form, 'account_number')).toHaveLength(1);
  const undo = form.apply(...form.fixesAt('account_number'));
  expect(form.values.account_number).toBe('0000014579');
  expect((await form.validate()).ready).toBe(true);
  undo?.();
  expect(form.values.account_number).toBe('0000 014 579');
});

test('the texts of a bank account are those of the language', async () => {
  const form = createForm(account, { values: { ...filledAccount, account_number: '12345' } });
  await form.validate();
  const [english] = form.findingsAt('account_number');
  form.setTexts(fr);
  await form.validate();
  const [french] = form.findingsAt('account_number');
  expect(french?.rule).toBe(english?.rule);
  expect(french?.remedy).not.toBe(english?.remedy);
  expect(Object.values(bankTexts.remedies)).toContain(french?.remedy);
  expect(form.state.requirements.map(({ label }) => label)).toContain('Numéro de compte');
});

test('a bank account is sent once, and a copy of it is noticed', async () => {
  const sent: string[] = [];
  const journal = createMemoryJournal('a salt of this test');
  const submissionOf = (key: string) =>
    createSubmission({
      key,
      journal,
      now: () => new Date(0),
      async send(blob: Blob): Promise<FormAnswer> {
        sent.push(await blob.text());
        return { data: { id: 'account-1' } };
      },
    });
  const open = (key: string) =>
    createForm(account, { values: filledAccount, submission: submissionOf(key) });
  const { outcome, status } = await open('a').submit();
  expect([outcome, status.kind]).toEqual(['sent', 'created']);
  const { iban: _, ...body } = filledAccount;
  expect(sent.map((text) => JSON.parse(text))).toEqual([body]);
  const copy = open('b');
  copy.subscribe(() => undefined);
  const again = await copy.submit();
  expect([again.outcome, again.status.kind]).toEqual(['confirm', 'created-elsewhere']);
  copy.set('account_name', 'Ada Obi Stores');
  await copy.validate();
  expect(copy.state.status.kind).toBe('created-elsewhere');
  copy.set('account_number', '0690000031');
  await expect.poll(() => copy.state.status.kind).toBe('editing');
  copy.set('account_number', '0000014579');
  expect((await copy.submit()).outcome).toBe('confirm');
  expect(sent).toHaveLength(1);
});

test('a wallet is checked by its schema', async () => {
  const form = createForm({
    values: { currency: '', network: '', description: '' },
    fields: createWalletFields,
    async check(body) {
      const { issues = [] } = await CreateWalletSchema['~standard'].validate(body);
      return toFindings(issues);
    },
  });
  expect((await form.validate()).first).toEqual(['currency']);
  expect(rulesAt(form, 'currency')).toEqual(['schema/required']);
  form.set('currency', 'USDC');
  form.set('network', 'erc21');
  expect((await form.validate()).first).toEqual(['network']);
  form.set('network', 'erc20');
  expect((await form.validate()).ready).toBe(true);
});

test('an address of stablecoins is checked as a warning that a person accepts', async () => {
  const form = createForm({
    values: { address: '', network: 'erc20' as const },
    fields: validateAddressQueryFields,
    check: (body) => checkAddress(Object(body).address, { network: 'erc20', path: ['address'] }),
  });
  form.set('address', '0xdAC17F958D2ee523a2206206994597C13D831ec7');
  const { verdict, first } = await form.validate();
  expect([verdict, first]).toEqual(['look', ['address']]);
  const [finding] = form.findingsAt('address');
  const why = { reason: 'It is a test', by: 'Ada', until: '9999-12-31' };
  const accepted = [{ rule: finding?.rule ?? '', path: 'address', ...why }];
  expect((await form.validate({ accepted })).ready).toBe(true);
  form.set('address', '0x0000000000000000000000000000000000000001');
  expect((await form.validate({ accepted })).ready).toBe(false);
});

test('a check that fails leaves the form usable', async () => {
  const form = createForm({
    ...account,
    check: () => Promise.reject(new Error('The check failed')),
  });
  form.set('bank_name', 'Zenith');
  expect((await form.validate()).ready).toBe(true);
  expect(form.state.failed).toBe('unavailable');
  expect(form.values.bank_name).toBe('Zenith');
});
