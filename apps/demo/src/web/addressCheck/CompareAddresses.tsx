import type { ReactElement } from 'react';
import { useText } from '../language/useText.ts';
import ui from '../ui/ui.module.css';
import styles from './AddressCheck.module.css';
import type { Comparison } from './comparison.ts';

/** Two addresses one above the other in groups of four, with the differences marked. */
export function CompareAddresses({
  comparison,
}: {
  readonly comparison: Comparison;
}): ReactElement {
  const t = useText();
  const { left, right, different, with: other } = comparison;
  const summary = t('{count} of 40 characters differ from {name}. Letter case is ignored.', {
    count: different.size,
    name: other.name,
  });
  const groups = Array.from({ length: 10 }, (_, i) => i * 4);
  return (
    <figure className={styles.cmp}>
      <div className={styles.cmpIn} aria-hidden="true">
        <span className={`${styles.g} ${styles.lab}`}>
          <span>{t('Top: {name}', { name: t('You entered') })}</span>
          <span>{t('Bottom: {name}', { name: other.name })}</span>
        </span>
        <span className={`${styles.g} ${styles.ox}`}>
          <span>0x</span>
          <span>0x</span>
        </span>
        {groups.map((start) => (
          <span key={start} className={styles.g}>
            {[left, right].map((text, side) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: always the entered one, then the other.
              <span key={side}>
                <Characters text={text} start={start} different={different} />
              </span>
            ))}
          </span>
        ))}
      </div>
      <figcaption className={`${ui.muted} ${ui.small}`}>{summary}</figcaption>
    </figure>
  );
}

function Characters({
  text,
  start,
  different,
}: {
  readonly text: string;
  readonly start: number;
  readonly different: ReadonlySet<number>;
}): ReactElement {
  const positions = Array.from({ length: 4 }, (_, i) => start + i);
  return (
    <>
      {positions.map((position) =>
        different.has(position) ? (
          <mark key={position}>{text[position]}</mark>
        ) : (
          <i key={position}>{text[position]}</i>
        ),
      )}
    </>
  );
}
