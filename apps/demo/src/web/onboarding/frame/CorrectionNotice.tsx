import { type ReactElement, useEffect, useState } from 'react';
import { kycReasons } from '../../application/kycReasons.ts';
import { useText } from '../../language/useText.ts';
import { loadCorrection } from '../../storage/corrections.ts';
import { Notice } from '../../ui/Notice.tsx';
import ui from '../../ui/ui.module.css';

/** Why an application was rejected, on every page where it is corrected. Nothing for one that wasn't. */
export function CorrectionNotice({ draftId }: { readonly draftId: string }): ReactElement | null {
  const t = useText();
  const [codes, setCodes] = useState<readonly string[]>([]);
  useEffect(() => {
    loadCorrection(draftId).then(setCodes, () => setCodes([]));
  }, [draftId]);
  const reasons = codes.flatMap((code) => kycReasons[code] ?? []);
  if (reasons.length === 0) return null;
  return (
    <div className={ui.gapBelow}>
      <Notice tone="warning" title={t('This application was rejected')}>
        <ul>
          {reasons.map(({ meaning, action }) => (
            <li key={meaning}>{`${t(meaning)} ${t(action)}`}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
