import { Fragment, type ReactElement, type ReactNode } from 'react';
import { useText } from '../language/useText.ts';
import styles from './Finding.module.css';
import { Icon } from './Icon.tsx';

/** Codes for developers, closed until asked for. */
export function Details({
  rows,
}: {
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
}): ReactElement {
  const t = useText();
  return (
    <details className={styles.disclose}>
      <summary>
        <Icon name="next" />
        {t('Details')}
      </summary>
      <dl className={styles.codes}>
        {rows.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}
