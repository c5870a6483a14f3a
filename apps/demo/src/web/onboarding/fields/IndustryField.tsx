import { Select } from '@mantine/core';
import { type ReactElement, useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { useText } from '../../language/useText.ts';
import combobox from '../../shared/Combobox.module.css';
import styles from '../../shared/Field.module.css';
import { fieldLabel } from '../fieldLabels.ts';
import type { ApplicationValues } from '../values.ts';
import { Field } from './Field.tsx';

type NaicsModule = typeof import('@passmuster/schemas/naics');
let loaded: NaicsModule | undefined;
const limit = 30;

/** The industry, found by everyday words or by its code. Enter picks and does nothing else. */
export function IndustryField(): ReactElement {
  const t = useText();
  const { field } = useController<ApplicationValues, 'industry'>({ name: 'industry' });
  const [naics, setNaics] = useState(loaded);
  useEffect(() => {
    if (naics) return;
    void import('@passmuster/schemas/naics').then((module) => {
      loaded = module;
      setNaics(module);
    });
  }, [naics]);
  const data = naics?.naicsCodes.map((code) => ({
    value: code as string,
    label: `${naics.naics[code].title} (${code})`,
  }));
  return (
    <Field
      name="industry"
      label={fieldLabel('industry', '', t)}
      hint={t('Search by everyday words, such as bakery or payroll, or by NAICS code.')}
      span="c12"
    >
      {(control) => (
        <Select
          {...control}
          unstyled
          classNames={{ ...combobox, input: styles.in }}
          data={data ?? []}
          value={field.value === '' ? null : field.value}
          onChange={(value) => field.onChange(value ?? '')}
          onBlur={field.onBlur}
          ref={field.ref}
          searchable
          openOnFocus={false}
          limit={limit}
          filter={({ options, search }) => {
            if (search === '' || !naics) return options.slice(0, limit);
            const codes = naics.searchNaics(search, { limit }).map(({ code }) => code as string);
            return codes.flatMap((code) =>
              options.filter((option) => 'value' in option && option.value === code),
            );
          }}
          nothingFoundMessage={t('Nothing found. Try another word for what the business does.')}
          comboboxProps={{ keepMounted: false, transitionProps: { duration: 0 } }}
        />
      )}
    </Field>
  );
}
