import type { Fix } from '@passmuster/findings';
import { useForm } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { placeText } from '../../application/fieldLabels.ts';
import { useText } from '../../language/useText.ts';
import { Replacement } from '../../ui/Replacement.tsx';
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
  const form = useForm();
  const textOf = useFixText();
  return (
    <ul className={styles.changes}>
      {fixes
        .flatMap(({ changes }) => changes)
        .map((change) => (
          <li key={change.path.join('.')}>
            {isLabeled && <span>{placeText(form.placeAt(change.path), t)}</span>}
            <Replacement {...textOf(change)} />
          </li>
        ))}
    </ul>
  );
}
