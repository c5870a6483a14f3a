import { type ComboboxItem, Select } from '@mantine/core';
import { type Field, whenReleased } from '@passmuster/form/react';
import { type ReactElement, useState } from 'react';
import { useText } from '../../language/useText.ts';
import combobox from '../../ui/Combobox.module.css';
import styles from '../../ui/Field.module.css';
import { Finding } from '../../ui/Finding.tsx';
import { MantineParts } from '../../ui/MantineParts.tsx';
import { stayOnEnter } from '../../ui/stayOnEnter.ts';
import type { FramedControl } from '../fields/FieldFrame.tsx';
import { groupOfCode, isUnknownCode } from './industryGroup.ts';
import { industryOptions, searchNaics } from './industryList.ts';

const limit = 30;
const unlistedId = 'industry-unlisted';

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
  const [isUnlisted, setUnlisted] = useState(false);
  const leave = () => {
    field.controlProps.onBlur();
    if (field.value !== '' || search === '') return;
    // It stays, to be searched for in other words.
    setSearch(search);
    whenReleased(() => setUnlisted(true));
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
        error={isShown || control['aria-invalid']}
        aria-label={label}
        autoFocus={hasFocus}
        searchValue={search}
        onSearchChange={(text) => {
          setSearch(text);
          setUnlisted(false);
        }}
        defaultDropdownOpened={hasFocus && typed !== ''}
        unstyled
        classNames={{ ...combobox, input: styles.in }}
        data={industryOptions}
        // `null` would empty what was typed before.
        value={field.value}
        onChange={(value) => field.setValue(value ?? '')}
        onBlur={leave}
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
      {isShown && (
        <div id={unlistedId}>
          <Finding tone="error" text={t('Choose an industry from the list.')} />
        </div>
      )}
    </MantineParts>
  );
}
