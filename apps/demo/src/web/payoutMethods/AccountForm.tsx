import { checkBankAccount, fixesOfBankAccount } from '@passmuster/bank';
import {
  type BankPayoutMethod,
  type CreateBankPayoutMethod,
  type PayoutCurrency,
  payoutCurrencies,
} from '@passmuster/schemas';
import { type FormEvent, type ReactElement, useCallback, useState } from 'react';
import { api } from '../../integration/api.ts';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useMutation } from '../api/useMutation.ts';
import { useLanguage } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';
import field from '../ui/Field.module.css';
import finding from '../ui/Finding.module.css';
import { Icon } from '../ui/Icon.tsx';
import ui from '../ui/ui.module.css';
import { AccountField, type AccountFinding } from './AccountField.tsx';
import {
  type Account,
  type AccountFieldName,
  blankAccount,
  international,
  required,
  toMethod,
} from './account.ts';
import { BankSelect } from './BankSelect.tsx';

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
  const [account, setAccount] = useState(blankAccount);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isRevealed, setRevealed] = useState(false);
  const add = useMutation(
    useCallback((body: CreateBankPayoutMethod) => api.payoutMethods.createBank(body), []),
  );
  const method = toMethod(account, currency, customer);
  const findings = checkBankAccount(method);
  const fixes = fixesOfBankAccount(method, findings);
  const set = (change: Partial<Account>) => {
    add.clear();
    setAccount((all) => ({ ...all, ...change }));
  };
  const findingOf = (name: AccountFieldName): AccountFinding | undefined => {
    if (account[name].trim() === '') {
      return isRevealed && Object.hasOwn(required, name)
        ? { tone: 'error', text: t('This field is empty. Fill it in.'), rule: 'required' }
        : undefined;
    }
    if (!isRevealed && !left.has(name)) return undefined;
    const found = findings.find(({ path }) => path[0] === name);
    const [change] = fixes.find(({ path }) => path[0] === name)?.changes ?? [];
    return (
      found && {
        tone: found.severity === 'error' ? 'error' : 'warning',
        text: remedyOf(found),
        rule: found.rule,
        fix: change && { before: account[name], after: String(change.value) },
      }
    );
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRevealed(true);
    const empty = Object.keys(required).find(
      (name) => account[name as keyof typeof required].trim() === '',
    );
    const wrong = empty ?? findings.find(({ severity }) => severity === 'error')?.path[0];
    if (wrong !== undefined) {
      // A field in a closed section can't be focused.
      document
        .querySelector<HTMLDetailsElement>(`details:has(#account-${String(wrong)})`)
        ?.setAttribute('open', '');
      document.getElementById(`account-${String(wrong)}`)?.focus();
      return;
    }
    const answer = await add.run(method);
    if (answer?.data) await onAdded(answer.data);
  };
  const textField = (name: AccountFieldName, label: string, isNumber = false) => (
    <AccountField
      name={name}
      label={label}
      value={account[name]}
      finding={findingOf(name)}
      onReplace={(value) => set({ [name]: value })}
    >
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
        <AccountField
          name="bank_name"
          label={t('Bank')}
          value={account.bank_name}
          finding={findingOf('bank_name')}
          onReplace={(value) => set({ bank_name: value })}
        >
          {(control) => (
            <BankSelect
              {...control}
              currency={currency}
              name={account.bank_name}
              onPick={({ name, code }) => set({ bank_name: name, bank_code: code })}
            />
          )}
        </AccountField>
        {textField('account_name', t('Account name'))}
        {textField('account_number', t('Account number'), true)}
        {textField('bank_code', currency === 'NGN' ? t('Bank code') : t('Branch code'), true)}
      </div>
      <details className={finding.disclose}>
        <summary>
          <Icon name="next" />
          {t('Details for banks abroad')}
        </summary>
        <div className={`${field.grid} ${ui.gapTop}`}>
          {textField('iban', t(international.iban))}
          {textField('swift_code', t(international.swift_code))}
          {textField('routing_number', t(international.routing_number), true)}
          {textField('sort_code', t(international.sort_code), true)}
        </div>
      </details>
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
