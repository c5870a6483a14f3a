import { Select } from '@mantine/core';
import { type ControlProps, whenReleased } from '@passmuster/form/react';
import type { PayoutCurrency } from '@passmuster/schemas';
import { type ReactElement, useState } from 'react';
import { useText } from '../language/useText.ts';
import combobox from '../ui/Combobox.module.css';
import field from '../ui/Field.module.css';
import { Finding } from '../ui/Finding.tsx';
import { MantineParts } from '../ui/MantineParts.tsx';
import { stayOnEnter } from '../ui/stayOnEnter.ts';
import { missingTexts } from './accountDefinition.ts';
import { type BankChoice, bankChoices, bankMeant, matchesBank } from './bankChoices.ts';

/** By which a form finds the control: the name is that of a hidden input. */
export const bankSelectId = 'bank_name';
const unlistedId = 'bank_unlisted';

/** A bank of the currency's country, found by its name, another name or acronym. What names no bank stays, and picks none. */
export function BankSelect({
  currency,
  value,
  onPick,
  name: _,
  ...control
}: ControlProps & {
  readonly currency: PayoutCurrency | '';
  readonly value: string;
  /** Called with undefined if what was typed names no bank. */
  readonly onPick: (bank: BankChoice | undefined) => void;
}): ReactElement {
  const t = useText();
  const [typed, setTyped] = useState(value);
  const [isUnlisted, setUnlisted] = useState(false);
  const banks = bankChoices[currency];
  const bankCalled = (name: string) => banks.find((one) => one.name === name);
  const leave = () => {
    const meant = typed === value ? bankCalled(value) : bankMeant(currency, typed);
    setTyped(meant?.name ?? typed);
    whenReleased(() => setUnlisted(typed !== '' && !meant));
    if (meant?.name !== bankCalled(value)?.name) onPick(meant);
    control.onBlur();
  };
  // Once an empty field is an error, that says the same.
  const isShown = isUnlisted && !control['aria-invalid'];
  return (
    <MantineParts>
      <Select
        {...control}
        // Mantine replaces what describes the input by its own error.
        attributes={{
          input: { 'aria-describedby': isShown ? unlistedId : control['aria-describedby'] },
        }}
        id={bankSelectId}
        error={isShown || control['aria-invalid']}
        // Names the list too.
        aria-label={t('Bank')}
        unstyled
        classNames={{ ...combobox, input: field.in }}
        data={banks.map((bank) => bank.name)}
        searchValue={typed}
        onSearchChange={(text) => {
          setTyped(text);
          setUnlisted(false);
        }}
        // `null` would empty what was typed.
        value={value}
        onOptionSubmit={(picked) => {
          setTyped(picked);
          onPick(bankCalled(picked));
        }}
        // The list would cover what is found here and below.
        openOnFocus={false}
        onBlur={leave}
        onKeyDown={stayOnEnter}
        searchable
        filter={({ options, search }) =>
          options.filter((option) => {
            const bank = 'label' in option && bankCalled(option.label);
            return bank && matchesBank(bank, search);
          })
        }
        limit={60}
        nothingFoundMessage={currency === '' ? t(missingTexts.currency) : t('Nothing found.')}
        comboboxProps={{
          withinPortal: false,
          keepMounted: false,
          transitionProps: { duration: 0 },
        }}
      />
      {isShown && (
        <div id={unlistedId}>
          <Finding
            tone="error"
            text={t(currency === '' ? missingTexts.currency : missingTexts.bank_name)}
          />
        </div>
      )}
    </MantineParts>
  );
}
