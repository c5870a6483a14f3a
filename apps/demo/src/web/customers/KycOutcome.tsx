import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { hasSubmitted, openCorrection } from '../../integration/openCorrection.ts';
import { kycReasons, placeToCorrect } from '../application/kycReasons.ts';
import { stepHref } from '../application/steps.ts';
import { useText } from '../language/useText.ts';
import type { CustomerStatus } from '../sandboxControls/sandbox.ts';
import { saveCorrection } from '../storage/corrections.ts';
import type { KnownCustomer } from '../storage/known.ts';
import { listCustomers } from '../storage/localRecords.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';

/** What a rejection or an approval means for the customer, and the way back from a rejection. */
export function KycOutcome({
  status: { kyc_status: status, kyc_reasons: reasons },
  customer,
}: {
  readonly status: CustomerStatus;
  readonly customer: KnownCustomer;
}): ReactElement | null {
  const t = useText();
  const { application, draftId } = customer;
  const hasFiles = useHasSubmitted(draftId);
  const corrected = useCorrected(customer);
  if (status !== 'rejected') return null;
  const codes = reasons.map(({ code }) => code);
  const isWorthCorrecting = codes.every((code) => kycReasons[code]?.place !== undefined);
  const isCorrectable = corrected === undefined && application !== undefined && isWorthCorrecting;
  return (
    <div className={ui.gapBelow}>
      <Notice
        tone="error"
        isAlert={false}
        title={t('This customer was rejected')}
        actions={
          corrected !== undefined ? (
            <ButtonLink kind="primary" to={`/customers/${corrected}`}>
              {t('View customer')}
            </ButtonLink>
          ) : (
            isCorrectable && (
              <CorrectButton
                onOpen={async () => {
                  const id = await openCorrection(application, draftId);
                  await saveCorrection(id, { codes, customer: customer.id, at: Date.now() });
                  return id;
                }}
                place={placeToCorrect(codes)}
              />
            )
          )
        }
      >
        {reasons.length === 0 ? (
          <p>{t('No reason was given. Ask your payment provider.')}</p>
        ) : (
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
        )}
        {corrected === undefined && application === undefined && isWorthCorrecting && (
          <p>
            {t('The application was deleted from this device. To correct it, fill in a new one.')}
          </p>
        )}
        {corrected !== undefined && <p>{t('It was submitted again.')}</p>}
        {isCorrectable && (
          <p>
            {hasFiles
              ? t('The application opens with what you entered and its files.')
              : t(
                  'The application opens with what you entered. Add its files again: this device no longer has them.',
                )}
          </p>
        )}
      </Notice>
    </div>
  );
}

/** Returns the customer that a correction of this one has created; undefined if none has. */
function useCorrected({ id, draftId, createdAt }: KnownCustomer): string | undefined {
  const [corrected, setCorrected] = useState<string>();
  useEffect(() => {
    const find = async () => {
      // The latest first: a correction is the same application, submitted again.
      const latest = (await listCustomers()).find((one) => one.draftId === draftId);
      return latest && latest.id !== id && latest.createdAt > createdAt ? latest.id : undefined;
    };
    find().then(setCorrected, () => undefined);
  }, [id, draftId, createdAt]);
  return corrected;
}

/** Returns whether a correction opens with its files. */
function useHasSubmitted(draftId: string): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    hasSubmitted(draftId).then(setHas, () => setHas(false));
  }, [draftId]);
  return has;
}

/** Opens what was submitted at the first place to correct. */
function CorrectButton({
  onOpen,
  place: [step, field],
}: {
  /** Returns the ID of the application. */
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
    <Button kind="primary" isPending={isPending} onClick={() => void correct()}>
      {t('Correct and submit again')}
    </Button>
  );
}
