import type { ReactElement } from 'react';
import { useText } from '../language/useText.ts';
import { walletStatus } from '../language/walletText.ts';
import { Badge } from '../ui/Badge.tsx';
import ui from '../ui/ui.module.css';

/** Active is plain text; other states are marked. */
export function StatusText({ status }: { readonly status: string }): ReactElement {
  const t = useText();
  const text = walletStatus(status, t);
  if (status === 'active') return <span className={ui.muted}>{text}</span>;
  return <Badge tone={status === 'suspended' ? 'error' : 'warning'}>{text}</Badge>;
}
