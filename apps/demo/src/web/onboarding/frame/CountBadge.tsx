import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { PartCounts } from './todo.ts';

/** How far a part of the application is, in the words of the list of steps; nothing where it has no requirements yet. */
export function CountBadge({
  count: { total, toFix, missing, toLookAt },
  isToCorrect = false,
}: {
  readonly count: Pick<PartCounts, 'total' | 'toFix' | 'missing' | 'toLookAt'>;
  /** True if it was rejected, and nothing was changed since. */
  readonly isToCorrect?: boolean;
}): ReactElement | null {
  const t = useText();
  if (toFix + missing + toLookAt === 0) {
    if (isToCorrect) return <Badge tone="warning">{t('To correct')}</Badge>;
    return total === 0 ? null : (
      <Badge tone="success" icon="check">
        {t('Complete')}
      </Badge>
    );
  }
  return (
    <>
      {toFix > 0 && <Badge tone="error">{t('{count} to fix', { count: toFix })}</Badge>}
      {missing > 0 && <Badge tone="neutral">{t('{count} missing', { count: missing })}</Badge>}
      {toLookAt > 0 && <Badge tone="warning">{t('{count} to look at', { count: toLookAt })}</Badge>}
    </>
  );
}
