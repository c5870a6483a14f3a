import type { ReactElement } from 'react';
import { choicesOf, countryChoices } from '../../application/choices.ts';
import { useLanguage } from '../../language/useText.ts';
import field from '../../ui/Field.module.css';
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
  return (
    <div className={styles.facts}>
      {type === 'PROOF_OF_ADDRESS' && (
        <label>
          {t.labels.fields.sub_type}
          <select {...register(`${list}.${index}.sub_type`)} className={field.in}>
            <option value="">{t('Choose')}</option>
            {choicesOf('sub_type', t).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {t.labels.fields.doc_country}
        <select {...register(`${list}.${index}.doc_country`)} className={field.in}>
          <option value="">{t('Choose')}</option>
          {countryChoices(language).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
