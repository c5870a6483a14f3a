import type { ReactElement } from 'react';
import { useMutation } from '../api/useMutation.ts';
import { useText } from '../language/useText.ts';
import { type KycStatus, kycStatuses, setCustomerStatus } from '../sandboxControls/sandbox.ts';
import field from '../ui/Field.module.css';
import ui from '../ui/ui.module.css';

const texts = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' } as const;

/** Sets the KYC status in the sandbox, where nobody decides it. */
export function SimulateStatus({
  customer,
  current,
  onChanged,
}: {
  readonly customer: string;
  readonly current: KycStatus | undefined;
  readonly onChanged: () => void;
}): ReactElement | null {
  const t = useText();
  const { run } = useMutation((status: KycStatus) => setCustomerStatus(customer, status));
  if (current === undefined) return null;
  return (
    <span className={ui.row}>
      <label className={`${ui.muted} ${ui.small}`} htmlFor="simulate">
        {t('Sandbox: KYC status')}
      </label>
      <select
        id="simulate"
        className={`${field.in} ${ui.fitContent}`}
        value={current}
        onChange={({ target }) => {
          const status = kycStatuses.find((one) => one === target.value);
          if (status) void run(status).then(onChanged);
        }}
      >
        {kycStatuses.map((status) => (
          <option key={status} value={status}>
            {t(texts[status])}
          </option>
        ))}
      </select>
    </span>
  );
}
