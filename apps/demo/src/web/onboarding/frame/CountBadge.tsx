import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { PartCounts } from './todo.ts';

/** How far a part of the application is; nothing where it has no requirements yet. */
export function CountBadge({
  count: { total, toFix, missing, toLookAt },
}: {
  readonly count: Pick<PartCounts, 'total' | 'toFix' | 'missing' | 'toLookAt'>;
}): ReactElement | null {
  const t = useText();
  if (total === 0) return null;
  if (toFix > 0) return <Badge tone="error">{t('{count} to fix', { count: toFix })}</Badge>;
  if (missing > 0) return <Badge tone="neutral">{t('{count} missing', { count: missing })}</Badge>;
  if (toLookAt > 0) {
    return <Badge tone="warning">{t('{count} to look at', { count: toLookAt })}</Badge>;
  }
  return (
    <Badge tone="success" icon="check">
      {t('Complete')}
    </Badge>
  );
}
