import type { CustomerValues } from '@passmuster/form';
import { type ReactElement, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { choicesOf, countryChoices } from '../../application/choices.ts';
import { useLanguage } from '../../language/useText.ts';
import field from '../../ui/Field.module.css';
import { Options } from '../../ui/Options.tsx';
import { useApplicationForm } from '../draft/draftContext.ts';
import styles from './Documents.module.css';

/** What a file is of, where the API asks for it. */
export function DocumentFacts({
  list,
  index,
  type,
}: {
  readonly list: 'documents' | `business_owners.${number}.supporting_documents`;
  readonly index: number;
  readonly type: string;
}): ReactElement {
  const { language, t } = useLanguage();
  const { register } = useApplicationForm();
  const names = [`${list}.${index}.sub_type`, `${list}.${index}.doc_country`] as const;
  const [subType, country] = useWatch<CustomerValues, typeof names>({ name: names });
  // Each document has this list: its other countries are rendered when somebody opens it.
  const [isOpened, setOpened] = useState(false);
  const open = () => setOpened(true);
  const countries = countryChoices(language).filter(({ value }) => isOpened || value === country);
  return (
    <div className={styles.facts}>
      {type === 'PROOF_OF_ADDRESS' && (
        <label>
          {t.labels.fields.sub_type}
          <select {...register(names[0])} className={field.in} value={subType}>
            <option value="">{t('Choose')}</option>
            <Options options={choicesOf('sub_type', t)} chosen={subType} />
          </select>
        </label>
      )}
      <label>
        {t.labels.fields.doc_country}
        <select
          {...register(names[1])}
          className={field.in}
          value={country}
          onPointerDown={open}
          onFocus={open}
        >
          <option value="">{t('Choose')}</option>
          <Options options={countries} chosen={country} />
        </select>
      </label>
    </div>
  );
}
