import type { Form } from '@passmuster/form';
import { useField } from '@passmuster/form/react';
import { type PayoutCurrency, payoutCurrencies } from '@passmuster/schemas';
import type { ReactElement } from 'react';
import { useText } from '../language/useText.ts';
import field from '../ui/Field.module.css';
import finding from '../ui/Finding.module.css';
import { Icon } from '../ui/Icon.tsx';
import ui from '../ui/ui.module.css';
import { AccountField } from './AccountField.tsx';
import type { Account } from './accountDefinition.ts';
import { BankSelect, bankSelectId } from './BankSelect.tsx';

const currencies: Readonly<Record<PayoutCurrency, string>> = {
  NGN: 'Nigerian naira (NGN)',
  ZAR: 'South African rand (ZAR)',
};

/** The fields of a bank account. Those for banks abroad are closed at first. */
export function AccountFields({ form }: { readonly form: Form<Account> }): ReactElement {
  const t = useText();
  const { value: currency } = useField<Account['currency']>('currency');
  return (
    <>
      <div className={field.grid}>
        <AccountField name="currency" label={t('Currency')}>
          {({ selectProps }) => (
            <select
              {...selectProps}
              className={field.in}
              onChange={({ target }) => {
                const chosen = payoutCurrencies.find((one) => one === target.value) ?? '';
                form.change({ ...form.values, currency: chosen, bank_name: '', bank_code: '' });
              }}
            >
              {currency === '' && <option value="">{t('Choose')}</option>}
              {payoutCurrencies.map((one) => (
                <option key={one} value={one}>
                  {t(currencies[one])}
                </option>
              ))}
            </select>
          )}
        </AccountField>
        <AccountField name="bank_name" label={t('Bank')} id={bankSelectId}>
          {({ value, controlProps }) => (
            <BankSelect
              {...controlProps}
              // Another currency has other banks: what was typed goes.
              key={currency}
              currency={currency}
              value={value}
              onPick={(bank) =>
                form.change({
                  ...form.values,
                  bank_name: bank?.name ?? '',
                  bank_code: bank?.code ?? '',
                })
              }
            />
          )}
        </AccountField>
        <TextField name="account_name" label={t('Account name')} isWide />
        <TextField name="account_number" label={t('Account number')} isNumber isWide />
        <TextField
          name="bank_code"
          label={currency === 'ZAR' ? t('Branch code') : t('Bank code')}
          isNumber
        />
      </div>
      <details className={finding.disclose}>
        <summary>
          <Icon name="next" />
          {t('Details for banks abroad')}
        </summary>
        <div className={`${field.grid} ${ui.gapTop}`}>
          <TextField name="iban" label={t('IBAN')} />
          <TextField name="swift_code" label={t('SWIFT code (BIC)')} />
          <TextField name="routing_number" label={t('US routing number')} isNumber />
          <TextField name="sort_code" label={t('UK sort code')} isNumber />
        </div>
      </details>
    </>
  );
}

function TextField({
  name,
  label,
  isNumber = false,
  isWide = false,
}: {
  readonly name: keyof Account;
  readonly label: string;
  readonly isNumber?: boolean;
  /** A line of its own: its findings are long. */
  readonly isWide?: boolean;
}): ReactElement {
  return (
    <AccountField name={name} label={label} isWide={isWide}>
      {({ inputProps }) => (
        <input
          {...inputProps}
          className={field.in}
          inputMode={isNumber ? 'numeric' : undefined}
          autoComplete="off"
        />
      )}
    </AccountField>
  );
}
