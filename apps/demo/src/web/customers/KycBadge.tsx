import { type ReactElement, useCallback } from 'react';
import { useQuery } from '../api/useQuery.ts';
import { useText } from '../language/useText.ts';
import { customerStatus } from '../sandboxControls/sandbox.ts';
import { Badge } from '../ui/Badge.tsx';
import { kycWords } from './kycWords.ts';

/** What became of the KYC check of a customer. */
export function KycBadge({ status }: { readonly status: string }): ReactElement {
  const t = useText();
  const { tone, text } = kycWords(status);
  return <Badge tone={tone}>{t(text)}</Badge>;
}

/** Asks what became of the KYC check of a customer. A dash while that can’t be asked. */
export function KycOf({ customer }: { readonly customer: string }): ReactElement | null {
  const { data, failure } = useQuery(
    useCallback((signal: AbortSignal) => customerStatus(customer, signal), [customer]),
  );
  if (data) return <KycBadge status={data.kyc_status} />;
  return failure ? <>–</> : null;
}
