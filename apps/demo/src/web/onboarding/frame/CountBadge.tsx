import type { Counts } from '@passmuster/form';
import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import { Badge } from '../../ui/Badge.tsx';

/** How far a part of the application is; nothing where it has no requirements yet. */
export function CountBadge({
  count: { total, toFix, missing },
}: {
  readonly count: Pick<Counts, 'total' | 'toFix' | 'missing'>;
}): ReactElement | null {
  const t = useText();
  if (total === 0) return null;
  if (toFix > 0) return <Badge tone="error">{t('{count} to fix', { count: toFix })}</Badge>;
  if (missing > 0) return <Badge tone="neutral">{t('{count} missing', { count: missing })}</Badge>;
  return (
    <Badge tone="success" icon="check">
      {t('Complete')}
    </Badge>
  );
}
