import type { ReactElement, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';
import { type Tone, textIcons } from './tone.ts';

/** What happened, and what to do next. Failures are announced at once, other notices politely. */
export function Notice({
  tone,
  title,
  children,
  actions,
  isAlert = tone === 'error',
}: {
  readonly tone: Tone;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly isAlert?: boolean;
}): ReactElement {
  return (
    <div className={styles.notice} data-tone={tone} role={isAlert ? 'alert' : 'status'}>
      <Icon name={textIcons[tone]} />
      <div>
        <p>
          <b>{title}</b>
        </p>
        {children}
        {actions && <div className={styles.row}>{actions}</div>}
      </div>
    </div>
  );
}
