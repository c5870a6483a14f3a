import type { ReactElement } from 'react';
import { useText } from '../language/useText.ts';
import { Icon } from './Icon.tsx';
import styles from './Replacement.module.css';
import ui from './ui.module.css';

/** A value and the one that takes its place. */
export interface Replaced {
  readonly before: string;
  readonly after: string;
}

/** Shows a value and the one that takes its place, in a line. */
export function Replacement({ before, after }: Replaced): ReactElement {
  const t = useText();
  return (
    <span className={styles.replacement}>
      <del>{before}</del>
      <Icon name="arrow" />
      <span className={ui.vh}>{t('becomes')}</span>
      <ins>{after}</ins>
    </span>
  );
}
