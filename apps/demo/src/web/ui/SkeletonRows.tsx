import type { ReactElement } from 'react';
import { classNames } from './classNames.ts';
import styles from './SkeletonRows.module.css';
import ui from './ui.module.css';

const widths = [styles.w5, styles.w4, styles.w6, styles.w5];

/** Holds the place of a list while it loads, as high as the rows that follow. */
export function SkeletonRows({ label }: { readonly label: string }): ReactElement {
  return (
    <div className={ui.card} aria-busy="true">
      <output className={ui.vh}>{label}</output>
      <div className={styles.skrows} aria-hidden="true">
        {widths.map((width, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change.
          <div key={i}>
            <div>
              <span className={classNames(styles.sk, width)} />
              <span className={classNames(styles.sk, styles.w3)} />
            </div>
            <span className={classNames(styles.sk, styles.w2)} />
          </div>
        ))}
      </div>
    </div>
  );
}
