import { Select } from '@mantine/core';
import type { CustomerValues } from '@passmuster/form';
import { type ReactElement, useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { fieldLabel } from '../../application/fieldLabels.ts';
import { useText } from '../../language/useText.ts';
import combobox from '../../ui/Combobox.module.css';
import styles from '../../ui/Field.module.css';
import { MantineParts } from '../../ui/MantineParts.tsx';
import type { ControlProps } from '../fields/Field.tsx';
import { industryOptions, searchNaics } from './industryList.ts';

const limit = 30;

/** Finds an industry by everyday words in four languages, or by its code. Enter picks and does nothing else. */
export function IndustrySelect({
  typed,
  hasFocus,
  ...control
}: ControlProps & {
  /** What was typed before this was there. */
  readonly typed: string;
  readonly hasFocus: boolean;
}): ReactElement {
  const t = useText();
  const { field } = useController<CustomerValues, 'industry'>({ name: 'industry' });
  const [search, setSearch] = useState(typed);
  useEffect(() => {
    // Without a value, Mantine begins with an empty search.
    if (typed !== '') setSearch(typed);
  }, [typed]);
  return (
    <MantineParts>
      <Select
        {...control}
        // Names the list too.
        aria-label={fieldLabel('industry', '', t)}
        autoFocus={hasFocus}
        searchValue={search}
        onSearchChange={setSearch}
        defaultDropdownOpened={hasFocus && typed !== ''}
        unstyled
        classNames={{ ...combobox, input: styles.in }}
        data={industryOptions}
        value={field.value === '' ? null : field.value}
        onChange={(value) => field.onChange(value ?? '')}
        onBlur={field.onBlur}
        ref={field.ref}
        searchable
        // Picking the chosen industry again keeps it.
        allowDeselect={false}
        openOnFocus={false}
        limit={limit}
        filter={({ options, search: wanted }) =>
          wanted === ''
            ? options.slice(0, limit)
            : searchNaics(wanted, { limit }).flatMap(({ code }) =>
                options.filter((option) => 'value' in option && option.value === code),
              )
        }
        nothingFoundMessage={t('Nothing found. Try another word for what the business does.')}
        comboboxProps={{
          withinPortal: false,
          keepMounted: false,
          transitionProps: { duration: 0 },
        }}
      />
    </MantineParts>
  );
}
