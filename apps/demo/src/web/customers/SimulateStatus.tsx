import { type ReactElement, useId } from 'react';
import { describeFailure } from '../api/describeFailure.ts';
import type { Failure } from '../api/failure.ts';
import { useMutation } from '../api/useMutation.ts';
import { kycReasons } from '../application/kycReasons.ts';
import { type Translate, useText } from '../language/useText.ts';
import { type CustomerStatus, setCustomerStatus } from '../sandboxControls/sandbox.ts';
import { classNames } from '../ui/classNames.ts';
import field from '../ui/Field.module.css';
import { Finding } from '../ui/Finding.tsx';
import ui from '../ui/ui.module.css';
import styles from './Customer.module.css';

/** Decides the KYC check in the sandbox, where nobody else does. A rejection is one of its reasons. */
export function SimulateStatus({
  customer,
  current,
  onChanged,
}: {
  readonly customer: string;
  readonly current: CustomerStatus | undefined;
  readonly onChanged: () => void;
}): ReactElement | null {
  const t = useText();
  const id = useId();
  const { run, failure } = useMutation((choice: string) =>
    choice === 'pending' || choice === 'approved'
      ? setCustomerStatus(customer, choice)
      : setCustomerStatus(customer, 'rejected', Object.hasOwn(kycReasons, choice) ? [choice] : []),
  );
  if (current === undefined) return null;
  const [reason] = current.kyc_reasons;
  return (
    <div className={ui.row}>
      {failure && (
        <div role="alert">
          <Finding id={id} tone="error" text={reasonOf(failure, t)} />
        </div>
      )}
      <label className={`${ui.muted} ${ui.small}`} htmlFor="simulate">
        {t('Sandbox: KYC status')}
      </label>
      <select
        id="simulate"
        className={classNames(field.in, ui.fitContent, styles.outcomes)}
        aria-describedby={failure && id}
        value={reason?.code ?? current.kyc_status}
        onChange={({ target }) => void run(target.value).then(onChanged)}
      >
        <option value="pending">{t('Pending')}</option>
        <option value="approved">{t('Approved')}</option>
        <option value="rejected">{t('Rejected')}</option>
        {Object.entries(kycReasons).map(([code, { meaning }]) => (
          <option key={code} value={code}>
            {t('Rejected: {reason}', { reason: t(meaning) })}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Says why nothing changed. A customer who was rejected has given up its email address and its phone number. */
function reasonOf(failure: Failure, t: Translate): string {
  if (failure.code === 'DUPLICATE_EMAIL') {
    return t('Not changed: another customer uses its email address.');
  }
  if (failure.code === 'DUPLICATE_PHONE') {
    return t('Not changed: another customer uses its phone number.');
  }
  const { title, text } = describeFailure(failure, t);
  return `${title}. ${text}`;
}
