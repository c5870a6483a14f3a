import { documentTypes } from '@passmuster/schemas';
import type { ReactElement } from 'react';
import { documentKind, documentLabel } from '../../application/fieldLabels.ts';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import field from '../../ui/Field.module.css';
import { useReview } from '../draft/draftContext.ts';
import styles from './Documents.module.css';

/** Types of documents that are about a person. */
const personal: ReadonlySet<string> = new Set([
  'LIVENESS_CHECK',
  'PROOF_OF_INDIVIDUAL_NAME_CHANGE',
  'PROOF_OF_RELATIONSHIP',
  'PROOF_OF_SOURCE_OF_WEALTH',
  'SELFIE',
]);
/** Types that a person and a business have. */
const shared: ReadonlySet<string> = new Set([
  'BANK_STATEMENT',
  'OTHER',
  'PROOF_OF_ADDRESS',
  'PROOF_OF_SIGNATORY_AUTHORITY',
  'PROOF_OF_SOURCE_OF_FUNDS',
  'PROOF_OF_TAX_IDENTIFICATION',
]);

/** A document that isn't one of the types. */
export interface OtherDocument {
  readonly label: string;
  readonly onPick: () => void;
}

/** Chooses what a further document is; a slot for its file follows. */
export function AnotherDocument({
  id,
  type,
  isOwner,
  recommended,
  onPick,
  other,
}: {
  readonly id: string;
  readonly type: string;
  readonly isOwner: boolean;
  /** Types that are recommended for such a business and not there yet. */
  readonly recommended: readonly string[];
  readonly onPick: (type: string) => void;
  readonly other?: OtherDocument;
}): ReactElement {
  const t = useText();
  const review = useReview();
  const { list } = useFormat();
  const options = documentTypes
    .filter((one) => !recommended.includes(one))
    .filter((one) => shared.has(one) || personal.has(one) === isOwner)
    .map((one) => ({ value: one, label: documentLabel(one, review, t) }))
    .sort(
      (a, b) =>
        Number(a.value === 'OTHER') - Number(b.value === 'OTHER') || a.label.localeCompare(b.label),
    );
  return (
    <li className={styles.another}>
      <div>
        <label htmlFor={id}>{t('Another document (optional)')}</label>
        {recommended.length > 0 && (
          <p className={field.hint}>
            {t('Recommended: {names}.', {
              names: list(recommended.map((one) => documentLabel(one, review, t))),
            })}
          </p>
        )}
      </div>
      <select
        id={id}
        className={field.in}
        value={type}
        onChange={({ target }) =>
          target.value === 'other' ? other?.onPick() : onPick(target.value)
        }
      >
        <option value="">{t('Choose what it is')}</option>
        {other && <option value="other">{other.label}</option>}
        {recommended.length > 0 && (
          <optgroup label={t('Recommended')}>
            {recommended.map((one) => (
              <option key={one} value={one}>
                {[...new Set([documentLabel(one, review, t), documentKind(one, t)])].join(': ')}
              </option>
            ))}
          </optgroup>
        )}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </li>
  );
}
