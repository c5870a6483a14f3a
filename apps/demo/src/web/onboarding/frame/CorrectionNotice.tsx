import type { ReactElement } from 'react';
import { kycReasons } from '../../application/kycReasons.ts';
import { useText } from '../../language/useText.ts';
import { Notice } from '../../ui/Notice.tsx';
import ui from '../../ui/ui.module.css';
import { useCorrection } from '../draft/correctionContext.ts';

/** Why an application was rejected, on every page where it is corrected. Nothing for one that wasn't. */
export function CorrectionNotice(): ReactElement | null {
  const t = useText();
  const correction = useCorrection();
  if (!correction) return null;
  const { codes } = correction;
  return (
    <div className={ui.gapBelow}>
      <Notice tone="warning" title={t('This application was rejected')}>
        {codes.length === 0 ? (
          <p>{t('No reason was given. Ask your payment provider.')}</p>
        ) : (
          <ul>
            {codes
              .flatMap((code) => kycReasons[code] ?? [])
              .map(({ meaning, action }) => (
                <li key={meaning}>{`${t(meaning)} ${t(action)}`}</li>
              ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
