import { Select } from '@mantine/core';
import { type ReactElement, useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import type { ApplicationValues } from '../../../integration/values.ts';
import { fieldLabel } from '../../application/fieldLabels.ts';
import { useText } from '../../language/useText.ts';
import combobox from '../../ui/Combobox.module.css';
import styles from '../../ui/Field.module.css';
import { Field } from '../fields/Field.tsx';

type Industries = typeof import('./searchIndustries.ts');
let loaded: Industries | undefined;
const limit = 30;

/** The industry, found by everyday words in four languages or by its code. Enter picks and does nothing else. */
export function IndustryField(): ReactElement {
  const t = useText();
  const { field } = useController<ApplicationValues, 'industry'>({ name: 'industry' });
  const [industries, setIndustries] = useState(loaded);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (industries) return setReady(true);
    void import('./searchIndustries.ts').then((module) => {
      loaded = module;
      setIndustries(module);
    });
  }, [industries]);
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
          // Names the list too.
          aria-label={fieldLabel('industry', '', t)}
          unstyled
          classNames={{ ...combobox, input: styles.in }}
          data={industries?.industryOptions ?? []}
          value={field.value === '' ? null : field.value}
          onChange={(value) => field.onChange(value ?? '')}
          onBlur={field.onBlur}
          ref={field.ref}
          searchable
          // Picking the chosen industry again keeps it.
          allowDeselect={false}
          // Once loaded, the list writes the label of the chosen industry, over what is typed before that.
          readOnly={!isReady && field.value !== ''}
          openOnFocus={false}
          limit={limit}
          filter={({ options, search }) => {
            if (search === '' || !industries) return options.slice(0, limit);
            return industries
              .searchIndustries(search, limit)
              .flatMap(({ code }) =>
                options.filter((option) => 'value' in option && option.value === code),
              );
          }}
          nothingFoundMessage={
            industries && t('Nothing found. Try another word for what the business does.')
          }
          comboboxProps={{
            withinPortal: false,
            keepMounted: false,
            transitionProps: { duration: 0 },
          }}
        />
      )}
    </Field>
  );
}
