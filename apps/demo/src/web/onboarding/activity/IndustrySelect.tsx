import { type ComboboxItem, Select } from '@mantine/core';
import type { Field } from '@passmuster/form/react';
import { type ReactElement, useState } from 'react';
import { useText } from '../../language/useText.ts';
import combobox from '../../ui/Combobox.module.css';
import styles from '../../ui/Field.module.css';
import { MantineParts } from '../../ui/MantineParts.tsx';
import { stayOnEnter } from '../../ui/stayOnEnter.ts';
import type { FramedControl } from '../fields/FieldFrame.tsx';
import { groupOfCode, isUnknownCode } from './industryGroup.ts';
import { industryOptions, searchNaics } from './industryList.ts';

const limit = 30;

/** Finds an industry by everyday words in four languages, or by its code. Enter picks and does nothing else. */
export function IndustrySelect({
  field,
  label,
  typed,
  hasFocus,
  ...control
}: FramedControl & {
  readonly field: Field<string>;
  /** Names the list too. */
  readonly label: string;
  /** What was typed before this was there. */
  readonly typed: string;
  readonly hasFocus: boolean;
}): ReactElement {
  const t = useText();
  const [search, setSearch] = useState(typed);
  return (
    <MantineParts>
      <Select
        {...control}
        aria-label={label}
        autoFocus={hasFocus}
        searchValue={search}
        onSearchChange={setSearch}
        defaultDropdownOpened={hasFocus && typed !== ''}
        unstyled
        classNames={{ ...combobox, input: styles.in }}
        data={industryOptions}
        // `null` would empty what was typed before.
        value={field.value}
        onChange={(value) => field.setValue(value ?? '')}
        onBlur={field.controlProps.onBlur}
        onKeyDown={stayOnEnter}
        searchable
        // Picking the chosen industry again keeps it.
        allowDeselect={false}
        openOnFocus={false}
        limit={limit}
        filter={({ options, search: wanted }) => {
          const isMissing = isUnknownCode(wanted);
          if (wanted === '') return options.slice(0, limit);
          const codes = isMissing
            ? groupOfCode(wanted)
            : searchNaics(wanted, { limit }).map(({ code }) => code);
          const items = codes.flatMap((code) =>
            options.filter(
              (option): option is ComboboxItem => 'value' in option && option.value === code,
            ),
          );
          return isMissing && items.length > 0
            ? [{ group: t('This code isn’t in the list. Codes of the same group:'), items }]
            : items;
        }}
        nothingFoundMessage={
          isUnknownCode(search)
            ? t('This code isn’t in the list. Search for a word instead.')
            : t('Nothing found. Try another word for what the business does.')
        }
        comboboxProps={{
          withinPortal: false,
          keepMounted: false,
          transitionProps: { duration: 0 },
        }}
      />
    </MantineParts>
  );
}
