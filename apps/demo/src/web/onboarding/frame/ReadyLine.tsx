import { isInDoubt } from '@passmuster/form';
import type { ReactElement } from 'react';
import { statusWords } from '../../application/statusWords.ts';
import { useText } from '../../language/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toneIcons } from '../../ui/tone.ts';
import { useReview } from '../draft/applicationContext.ts';
import { useCorrection } from '../draft/correctionContext.ts';
import styles from './ReviewPanel.module.css';

/** Says that nothing is left that can be checked. What was rejected can't: only what else there is. */
export function ReadyLine({
  className,
}: {
  readonly className: string | undefined;
}): ReactElement | null {
  const t = useText();
  const { ready, status } = useReview();
  const correction = useCorrection();
  const isRejected = correction !== undefined && status.kind === 'editing';
  if (isInDoubt(status) || !(ready || isRejected)) return null;
  const tone = isRejected ? 'warning' : 'success';
  return (
    <p className={className}>
      <span data-tone={tone} className={styles.tone}>
        <Icon name={toneIcons[tone]} />
      </span>
      <span>
        {isRejected && <b>{t(statusWords(status, correction).text)}.</b>}{' '}
        {ready &&
          (isRejected
            ? t('Everything else we can check is complete.')
            : t('Everything we can check is complete.'))}
      </span>
    </p>
  );
}
