import { Select } from '@mantine/core';
import { type FormEvent, type ReactElement, useCallback, useState } from 'react';
import type { BankPayoutMethod } from '../../integration/api.ts';
import { api, type CreateBankPayoutMethod } from '../../integration/api.ts';
import { checkBankAccount } from '../../integration/banks.ts';
import { type PayoutCurrency, payoutCurrencies } from '../../integration/lists.ts';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useMutation } from '../api/useMutation.ts';
import { useLanguage } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';
import combobox from '../ui/Combobox.module.css';
import field from '../ui/Field.module.css';
import ui from '../ui/ui.module.css';
import { AccountField, type AccountFinding } from './AccountField.tsx';
import { bankChoices, matchesBank } from './bankChoices.ts';

/** In the order of the form: the first that is empty gets the focus. */
const blank = { bank_name: '', account_name: '', account_number: '', bank_code: '' };
type FieldName = keyof typeof blank;
const currencies: Readonly<Record<PayoutCurrency, string>> = {
  NGN: 'Nigerian naira (NGN)',
  ZAR: 'South African rand (ZAR)',
};

/** A bank account, checked while it is typed. */
export function AccountForm({
  customer,
  onAdded,
}: {
  readonly customer: string | undefined;
  readonly onAdded: (method: BankPayoutMethod) => Promise<void>;
}): ReactElement {
  const { t, remedyOf } = useLanguage();
  const [currency, setCurrency] = useState<PayoutCurrency>('NGN');
  const [account, setAccount] = useState(blank);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isRevealed, setRevealed] = useState(false);
  const add = useMutation(
    useCallback((body: CreateBankPayoutMethod) => api.payoutMethods.createBank(body), []),
  );
  const method: CreateBankPayoutMethod = {
    type: 'BANK',
    currency,
    ...account,
    ...(customer !== undefined && { customer_id: customer }),
  };
  const findings = checkBankAccount(method);
  const set = (change: Partial<typeof blank>) => {
    add.clear();
    setAccount((all) => ({ ...all, ...change }));
  };
  const findingOf = (name: FieldName): AccountFinding | undefined => {
    if (account[name].trim() === '') {
      return isRevealed
        ? { tone: 'error', text: t('This field is empty. Fill it in.'), rule: 'required' }
        : undefined;
    }
    if (!isRevealed && !left.has(name)) return undefined;
    const found = findings.find(({ path }) => path[0] === name);
    return (
      found && {
        tone: found.severity === 'error' ? 'error' : 'warning',
        text: remedyOf(found),
        rule: found.rule,
      }
    );
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRevealed(true);
    const empty = Object.entries(account).find(([, text]) => text.trim() === '')?.[0];
    const wrong = empty ?? findings.find(({ severity }) => severity === 'error')?.path[0];
    if (wrong !== undefined) {
      document.getElementById(`account-${String(wrong)}`)?.focus();
      return;
    }
    const answer = await add.run(method);
    if (answer?.data) await onAdded(answer.data);
  };
  const textField = (name: FieldName, label: string, isNumber = false) => (
    <AccountField name={name} label={label} finding={findingOf(name)}>
      {(control) => (
        <input
          {...control}
          className={field.in}
          inputMode={isNumber ? 'numeric' : undefined}
          autoComplete="off"
          value={account[name]}
          onChange={({ target }) => set({ [name]: target.value })}
          onBlur={() => setLeft((before) => new Set(before).add(name))}
        />
      )}
    </AccountField>
  );
  return (
    <form
      className={ui.stack}
      noValidate
      aria-label={t('Bank account')}
      onSubmit={(event) => void submit(event)}
      // Enter in a field goes nowhere: the button submits.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
          event.preventDefault();
      }}
    >
      <div className={field.grid}>
        <div className={field.field}>
          <label htmlFor="account-currency">{t('Currency')}</label>
          <select
            id="account-currency"
            className={field.in}
            value={currency}
            onChange={({ target }) => {
              setCurrency(payoutCurrencies.find((one) => one === target.value) ?? 'NGN');
              set({ bank_name: '', bank_code: '' });
            }}
          >
            {payoutCurrencies.map((one) => (
              <option key={one} value={one}>
                {t(currencies[one])}
              </option>
            ))}
          </select>
        </div>
        <AccountField name="bank_name" label={t('Bank')} finding={findingOf('bank_name')}>
          {(control) => (
            <Select
              {...control}
              error={control['aria-invalid']}
              // Names the list too.
              aria-label={t('Bank')}
              unstyled
              classNames={{ ...combobox, input: field.in }}
              data={bankChoices[currency].map(({ name }) => name)}
              value={account.bank_name === '' ? null : account.bank_name}
              onChange={(name) => {
                const bank = bankChoices[currency].find((one) => one.name === name);
                if (bank) set({ bank_name: bank.name, bank_code: bank.code });
              }}
              searchable
              filter={({ options, search }) =>
                options.filter((option) => 'label' in option && matchesBank(option.label, search))
              }
              limit={60}
              nothingFoundMessage={t('Nothing found.')}
              comboboxProps={{
                withinPortal: false,
                keepMounted: false,
                transitionProps: { duration: 0 },
              }}
            />
          )}
        </AccountField>
        {textField('account_name', t('Account name'))}
        {textField('account_number', t('Account number'), true)}
        {textField('bank_code', currency === 'NGN' ? t('Bank code') : t('Branch code'), true)}
      </div>
      {add.failure && (
        <FailureNotice failure={add.failure} maybe={t('The bank account may have been added.')} />
      )}
      <p>
        <Button type="submit" kind="primary" isPending={add.isPending}>
          {t('Add bank account')}
        </Button>
      </p>
    </form>
  );
}
