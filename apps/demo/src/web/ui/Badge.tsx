import type { ReactElement, ReactNode } from 'react';
import styles from './Badge.module.css';
import { Icon, type IconName } from './Icon.tsx';
import type { Tone } from './tone.ts';

/** An exception worth a color. Normal states are plain text. */
export function Badge({
  tone,
  icon,
  children,
}: {
  readonly tone: Tone;
  readonly icon?: IconName;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
