import { type ReactElement, useCallback } from 'react';
import { useQuery } from '../api/useQuery.ts';
import { useText } from '../language/useText.ts';
import { customerStatus } from '../sandboxControls/sandbox.ts';
import { Badge } from '../ui/Badge.tsx';

const states = {
  pending: { tone: 'warning', text: 'KYC pending' },
  approved: { tone: 'success', text: 'KYC approved' },
  rejected: { tone: 'error', text: 'KYC rejected' },
} as const;

/** What became of the KYC check of a customer. */
export function KycBadge({ status }: { readonly status: string }): ReactElement {
  const t = useText();
  const known = states[status as keyof typeof states] ?? { tone: 'neutral', text: status };
  return <Badge tone={known.tone}>{t(known.text)}</Badge>;
}

/** Asks what became of the KYC check of a customer. A dash while that can’t be asked. */
export function KycOf({ customer }: { readonly customer: string }): ReactElement | null {
  const { data, failure } = useQuery(
    useCallback((signal: AbortSignal) => customerStatus(customer, signal), [customer]),
  );
  if (data) return <KycBadge status={data.kyc_status} />;
  return failure ? <>–</> : null;
}
