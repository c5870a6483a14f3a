import type { ReactElement } from 'react';
import type { FormFinding } from '../../../integration/application.ts';
import type { Fix } from '../../../integration/fixes.ts';
import { useText } from '../../language/useText.ts';
import { Button } from '../../ui/Button.tsx';
import { FixChanges } from './FixChanges.tsx';
import styles from './Fixes.module.css';
import { useFixOf } from './useFixes.ts';
import { useFixText } from './useFixText.ts';

/** Offers to enter the right value of a finding, beside the one that it replaces. */
export function FixOffer({
  finding,
  onApply,
}: {
  readonly finding: FormFinding;
  readonly onApply: (fix: Fix) => void;
}): ReactElement | null {
  const t = useText();
  const textOf = useFixText();
  const fix = useFixOf(finding);
  if (!fix) return null;
  const [first, ...others] = fix.changes;
  return (
    <div className={styles.offer}>
      <FixChanges fixes={[fix]} isLabeled={others.length > 0} />
      <Button
        isSmall
        aria-label={
          others.length === 0
            ? t('Replace {before} with {after}', { ...textOf(first) })
            : t('Replace {count} values', { count: fix.changes.length })
        }
        onClick={() => onApply(fix)}
      >
        {t('Replace')}
      </Button>
    </div>
  );
}
