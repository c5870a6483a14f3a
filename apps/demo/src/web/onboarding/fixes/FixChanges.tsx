import type { Fix } from '@passmuster/findings';
import type { ReactElement } from 'react';
import { placeLabel } from '../../application/fieldLabels.ts';
import { useText } from '../../language/useText.ts';
import { Replacement } from '../../ui/Replacement.tsx';
import { useApplicationForm, useReview } from '../draft/draftContext.ts';
import styles from './Fixes.module.css';
import { useFixText } from './useFixText.ts';

/** The values before and after fixes, one line each. */
export function FixChanges({
  fixes,
  isLabeled,
}: {
  readonly fixes: readonly Fix[];
  /** With the name of each field. */
  readonly isLabeled: boolean;
}): ReactElement {
  const t = useText();
  const review = useReview();
  const { getValues } = useApplicationForm();
  const textOf = useFixText();
  return (
    <ul className={styles.changes}>
      {fixes
        .flatMap(({ changes }) => changes)
        .map((change) => (
          <li key={change.path.join('.')}>
            {isLabeled && <span>{placeLabel(change.path, getValues(), review, t)}</span>}
            <Replacement {...textOf(change)} />
          </li>
        ))}
    </ul>
  );
}
