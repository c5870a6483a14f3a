import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { addCorrection } from '../../integration/addCorrection.ts';
import { stepHref } from '../application/steps.ts';
import { useText } from '../language/useText.ts';
import type { CustomerStatus } from '../sandboxControls/sandbox.ts';
import type { KnownCustomer } from '../storage/known.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import { kycReasons } from './kycReasons.ts';

/** What a rejection or an approval means for the customer, and the way back from a rejection. */
export function KycOutcome({
  status: { kyc_status: status, kyc_reasons: reasons },
  customer: { application, draftId },
}: {
  readonly status: CustomerStatus;
  readonly customer: KnownCustomer;
}): ReactElement | null {
  const t = useText();
  if (status !== 'rejected') return null;
  const places = reasons.map(({ code }) => kycReasons[code]?.place);
  const [first] = places;
  const isCorrectable = application !== undefined && places.every((place) => place !== undefined);
  return (
    <div className={ui.gapBelow}>
      <Notice
        tone="error"
        isAlert={false}
        title={t('This customer was rejected')}
        actions={
          isCorrectable && (
            <CorrectButton
              onOpen={() => addCorrection(application, draftId)}
              place={first ?? ['business']}
            />
          )
        }
      >
        <ul>
          {reasons.map(({ code, meaning, way_back: wayBack }) => {
            const known = kycReasons[code];
            return (
              <li key={code}>
                {known ? `${t(known.meaning)} ${t(known.action)}` : `${meaning} ${wayBack}`}
              </li>
            );
          })}
        </ul>
        {isCorrectable && (
          <p>
            {t(
              'A correction is a new application with what you entered. Add its files again: this device no longer has them.',
            )}
          </p>
        )}
      </Notice>
    </div>
  );
}

/** Opens a new application with what was submitted, at the first place to correct. */
function CorrectButton({
  onOpen,
  place: [step, field],
}: {
  /** Returns the ID of the new application. */
  readonly onOpen: () => Promise<string>;
  readonly place: NonNullable<(typeof kycReasons)[string]['place']>;
}): ReactElement {
  const t = useText();
  const [, navigate] = useLocation();
  const [isPending, setPending] = useState(false);
  const correct = async () => {
    setPending(true);
    try {
      navigate(stepHref(await onOpen(), step, field));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button isSmall isPending={isPending} onClick={() => void correct()}>
      {t('Correct and submit again')}
    </Button>
  );
}
