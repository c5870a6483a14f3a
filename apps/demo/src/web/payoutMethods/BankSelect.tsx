import { Select } from '@mantine/core';
import type { ControlProps } from '@passmuster/form/react';
import type { PayoutCurrency } from '@passmuster/schemas';
import type { ReactElement } from 'react';
import { useText } from '../language/useText.ts';
import combobox from '../ui/Combobox.module.css';
import field from '../ui/Field.module.css';
import { MantineParts } from '../ui/MantineParts.tsx';
import { stayOnEnter } from '../ui/stayOnEnter.ts';
import { type BankChoice, bankChoices, matchesBank } from './bankChoices.ts';

/** By which a form finds the control: the name is that of a hidden input. */
export const bankSelectId = 'bank_name';

/** A bank of the currency's country, found by its name or acronym. */
export function BankSelect({
  currency,
  value,
  onPick,
  name: _,
  ...control
}: ControlProps & {
  readonly currency: PayoutCurrency;
  readonly value: string;
  readonly onPick: (bank: BankChoice) => void;
}): ReactElement {
  const t = useText();
  const banks = bankChoices[currency];
  return (
    <MantineParts>
      <Select
        {...control}
        id={bankSelectId}
        error={control['aria-invalid']}
        // Names the list too.
        aria-label={t('Bank')}
        unstyled
        classNames={{ ...combobox, input: field.in }}
        data={banks.map((bank) => bank.name)}
        value={value === '' ? null : value}
        onChange={(picked) => {
          const bank = banks.find((one) => one.name === picked);
          if (bank) onPick(bank);
        }}
        onKeyDown={stayOnEnter}
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
    </MantineParts>
  );
}
