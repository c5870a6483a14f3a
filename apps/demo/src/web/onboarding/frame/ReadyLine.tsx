import { isInDoubt } from '@passmuster/form';
import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { textIcons } from '../../ui/tone.ts';
import { useReview } from '../draft/applicationContext.ts';
import { useCorrection } from '../draft/correctionContext.ts';
import styles from './ReviewPanel.module.css';

/** Says that nothing is left that can be checked. Why it was rejected can't be: only what else there is. */
export function ReadyLine({
  className,
}: {
  readonly className: string | undefined;
}): ReactElement | null {
  const t = useText();
  const { ready, status } = useReview();
  const isRejected = useCorrection() !== undefined && status.kind === 'editing';
  if (isInDoubt(status) || !ready) return null;
  const tone = isRejected ? 'neutral' : 'success';
  return (
    <p className={className}>
      <span data-tone={tone} className={styles.tone}>
        <Icon name={textIcons[tone]} />
      </span>
      <span>
        {isRejected
          ? t('Everything else we can check is complete.')
          : t('Everything we can check is complete.')}
      </span>
    </p>
  );
}
