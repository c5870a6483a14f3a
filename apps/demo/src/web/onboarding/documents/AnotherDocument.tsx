import type { Slot } from '@passmuster/form';
import { businessDocumentTypes, ownerDocumentTypes } from '@passmuster/schemas/fields';
import { labelOf, type Option } from '@passmuster/schemas/labels';
import { type ReactElement, useId } from 'react';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import field from '../../ui/Field.module.css';
import styles from './Documents.module.css';

const otherPage = 'other';

/** Returns the name of a slot in a list to choose from: its type of document, or the other page of a passport. */
export const kindOfSlot = ({ documentType }: Slot): string => documentType ?? otherPage;

/** Chooses what a further document is; a slot for its file follows. */
export function AnotherDocument({
  list,
  picked,
  others,
  onPick,
}: {
  readonly list: string;
  /** The slot that was chosen, until it has a file. */
  readonly picked: Slot | undefined;
  /** Slots that are shown only if somebody wants them. */
  readonly others: readonly Slot[];
  readonly onPick: (kind: string) => void;
}): ReactElement {
  const t = useText();
  const id = useId();
  const format = useFormat();
  // A document that was picked from all types is listed among them already.
  const isOffered = picked?.level === 'recommended' || picked?.documentType === undefined;
  const slots = picked && isOffered ? [...others, picked] : others;
  const recommended = slots.filter(({ level }) => level === 'recommended');
  const pages = slots.filter(({ documentType }) => documentType === undefined);
  const kindName = (type: string): string => labelOf('documentTypes', type, t.labels);
  const types = list === 'documents' ? businessDocumentTypes : ownerDocumentTypes;
  const options = types
    .filter((type) => !recommended.some(({ documentType }) => documentType === type))
    .map((value): Option<string> => ({ value, label: kindName(value) }))
    .sort(byLabel);
  return (
    <li className={styles.another}>
      <div>
        <label htmlFor={id}>{t('Another document (optional)')}</label>
        {recommended.length > 0 && (
          <p className={field.hint}>
            {t('Recommended: {names}.', {
              names: format.list(recommended.map(({ label }) => label)),
            })}
          </p>
        )}
      </div>
      <select
        id={id}
        className={field.in}
        value={picked ? kindOfSlot(picked) : ''}
        onChange={({ target }) => onPick(target.value)}
      >
        <option value="">{t('Choose what it is')}</option>
        {pages.map(({ id: page, label }) => (
          <option key={page} value={otherPage}>
            {label}
          </option>
        ))}
        {recommended.length > 0 && (
          <optgroup label={t('Recommended')}>
            {recommended.map(({ id: slot, label, documentType = '' }) => (
              <option key={slot} value={documentType}>
                {[...new Set([label, kindName(documentType)])].join(': ')}
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

/** What has no name of its own comes last. */
const byLabel = (one: Option<string>, other: Option<string>): number =>
  Number(one.value === 'OTHER') - Number(other.value === 'OTHER') ||
  one.label.localeCompare(other.label);
