import { useFormState } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Review.module.css';

/** Names the tables that are past their update interval: what was checked against them may have changed. */
export function StaleTables(): ReactElement | null {
  const t = useText();
  const { day } = useFormat();
  const stale = useFormState((state) => state.stale);
  if (stale.length === 0) return null;
  return (
    <div className={styles.stale}>
      <Notice tone="suggestion" title={t('Some checks used older data')}>
        <ul>
          {stale.map(({ name, asOf }) => (
            <li key={name}>{t('{name}, as of {day}', { name: t(name), day: day(asOf) })}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
