import { Button, Grid, Group, SegmentedControl, Select, Text, TextInput } from '@mantine/core';
import { checkBankAccount } from '@passmuster/bank';
import {
  type BankPayoutMethod,
  BankPayoutMethodSchema,
  type PayoutCurrency,
  payoutCurrencies,
} from '@passmuster/schemas';
import { type FormEvent, type ReactElement, type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { call, type Failure } from '../call.ts';
import { FailureLine } from '../FailureLine.tsx';
import { FindingNotes } from '../FindingNotes.tsx';
import { noteProps } from '../noteProps.ts';
import { bankChoices } from './bankChoices.ts';

const AddedSchema = v.object({ data: BankPayoutMethodSchema });
const blank = { account_name: '', account_number: '', bank_name: '', bank_code: '' };
type AccountField = keyof typeof blank;

/** The account as it is typed, with what the bank's numbering says of it. */
export function AccountForm({
  onAdded,
}: {
  readonly onAdded: (account: BankPayoutMethod) => void;
}): ReactElement {
  const [currency, setCurrency] = useState<PayoutCurrency>('NGN');
  const [account, setAccount] = useState(blank);
  const [isRevealed, setRevealed] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const method = { type: 'BANK', currency, ...account };
  const findings = checkBankAccount(method);
  const set = (change: Partial<typeof blank>) => setAccount((all) => ({ ...all, ...change }));

  const notesOn = (
    field: AccountField,
  ): { readonly error?: ReactNode; readonly description?: ReactNode } => {
    const told = findings.filter(({ path }) => path[0] === field);
    if (told.length === 0 || (account[field] === '' && !isRevealed)) return {};
    const notes = <FindingNotes findings={told} />;
    return told.some(({ severity }) => severity === 'error')
      ? { error: notes }
      : { description: notes };
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setRevealed(true);
    if (Object.values(account).some((text) => text.trim() === '')) return;
    const answer = await call(AddedSchema, '/api/payout/methods/banks', {
      method: 'POST',
      body: method,
    });
    setFailure(answer.failure);
    if (answer.failure) return;
    onAdded(answer.data.data);
    setAccount(blank);
    setRevealed(false);
  };

  return (
    <form
      noValidate
      className="card"
      style={{ maxWidth: 720 }}
      aria-label="Payout account"
      onSubmit={(event) => void send(event)}
    >
      <Grid gap="md">
        <Grid.Col span={12}>
          <Text id="payout-currency" size="sm" fw={500} mb={2}>
            Currency
          </Text>
          <SegmentedControl
            aria-labelledby="payout-currency"
            data={[...payoutCurrencies]}
            value={currency}
            onChange={(next) => {
              setCurrency(next);
              set({ bank_name: '', bank_code: '' });
            }}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 6 }}>
          <Select
            label="Bank"
            {...noteProps}
            {...notesOn('bank_name')}
            data={bankChoices[currency].map(({ name }) => name)}
            value={account.bank_name === '' ? null : account.bank_name}
            onChange={(name) => {
              const bank = bankChoices[currency].find((one) => one.name === name);
              if (bank) set({ bank_name: bank.name, bank_code: bank.code });
            }}
            searchable
            comboboxProps={{ keepMounted: false }}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 6 }}>
          <TextInput
            label={currency === 'NGN' ? 'Bank code' : 'Branch code'}
            {...noteProps}
            {...notesOn('bank_code')}
            value={account.bank_code}
            onChange={({ currentTarget }) => set({ bank_code: currentTarget.value })}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 6 }}>
          <TextInput
            label="Account name"
            {...noteProps}
            {...notesOn('account_name')}
            value={account.account_name}
            onChange={({ currentTarget }) => set({ account_name: currentTarget.value })}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 6 }}>
          <TextInput
            label="Account number"
            inputMode="numeric"
            {...noteProps}
            {...notesOn('account_number')}
            value={account.account_number}
            onChange={({ currentTarget }) => set({ account_number: currentTarget.value })}
          />
        </Grid.Col>
      </Grid>
      <Group mt="md">
        <Button type="submit">Add the account</Button>
      </Group>
      {failure && <FailureLine failure={failure} />}
    </form>
  );
}
