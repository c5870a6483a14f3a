import { isNotation } from '@passmuster/form';
import { useFormState } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import { Button } from '../../ui/Button.tsx';
import ui from '../../ui/ui.module.css';
import { FixChanges } from './FixChanges.tsx';
import styles from './Fixes.module.css';
import { FixUndo } from './FixUndo.tsx';
import { useAppliedFix } from './useAppliedFix.ts';

/** Offers to write values in the format that is asked for, all at once. What would mean something else is not among them. */
export function NotationFixes(): ReactElement | null {
  const t = useText();
  const all = useFormState((state) => state.fixes);
  const { applied, apply, end } = useAppliedFix();
  const fixes = all.filter(isNotation);
  const undo = applied && <FixUndo {...applied} onEnd={end} />;
  if (fixes.length === 0) return undo ?? null;
  return (
    <>
      {undo}
      <section className={`${ui.card} ${ui.pad} ${styles.all}`} aria-labelledby="notation-title">
        <div className={ui.sectionHead}>
          <h2 id="notation-title">{t('Values in another format')}</h2>
          <span className={ui.push}>
            <Button isSmall onClick={() => apply(...fixes)}>
              {t('Apply all')}
            </Button>
          </span>
        </div>
        <FixChanges fixes={fixes} isLabeled />
      </section>
    </>
  );
}
