import type { FormStatus } from '@passmuster/form';
import type { ReactNode } from 'react';
import { useText } from '../language/useText.ts';
import type { Correction } from '../storage/corrections.ts';
import { Badge } from '../ui/Badge.tsx';
import { statusWords } from './statusWords.ts';

/** What is known of a submission. A draft is plain text: color marks what somebody must look at. */
export function StatusWords({
  status,
  correction,
}: {
  readonly status: FormStatus;
  readonly correction?: Correction | undefined;
}): ReactNode {
  const t = useText();
  const { text, tone } = statusWords(status, correction);
  return tone === 'neutral' ? t(text) : <Badge tone={tone}>{t(text)}</Badge>;
}
