import type { ReactElement } from 'react';
import { useMutation } from '../api/useMutation.ts';
import { kycReasons } from '../application/kycReasons.ts';
import { useText } from '../language/useText.ts';
import { type CustomerStatus, setCustomerStatus } from '../sandboxControls/sandbox.ts';
import { classNames } from '../ui/classNames.ts';
import field from '../ui/Field.module.css';
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
  const { run } = useMutation((choice: string) =>
    choice === 'pending' || choice === 'approved'
      ? setCustomerStatus(customer, choice)
      : setCustomerStatus(customer, 'rejected', Object.hasOwn(kycReasons, choice) ? [choice] : []),
  );
  if (current === undefined) return null;
  const [reason] = current.kyc_reasons;
  return (
    <span className={ui.row}>
      <label className={`${ui.muted} ${ui.small}`} htmlFor="simulate">
        {t('Sandbox: KYC status')}
      </label>
      <select
        id="simulate"
        className={classNames(field.in, ui.fitContent, styles.outcomes)}
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
    </span>
  );
}
