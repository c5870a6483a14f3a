import type { WalletPage } from '@passmuster/client';
import type { ReactElement } from 'react';
import { useText } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';
import table from '../ui/Table.module.css';
import ui from '../ui/ui.module.css';

/** Which part of the list this is, and the way to the others. */
export function Pager({
  pagination: { page, limit, total, totalPages },
  onPage,
}: {
  readonly pagination: WalletPage['pagination'];
  readonly onPage: (page: number) => void;
}): ReactElement | null {
  const t = useText();
  if (totalPages <= 1) return null;
  const from = (page - 1) * limit + 1;
  return (
    <nav className={table.pager} aria-label={t('Pages')}>
      <span className={ui.num}>
        {t('{from}–{to} of {total}', { from, to: Math.min(page * limit, total), total })}
      </span>
      <span className={table.pages}>
        <Button
          kind="quiet"
          isSmall
          icon="back"
          aria-label={t('Previous page')}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <span className={ui.num}>{t('{page} of {pages}', { page, pages: totalPages })}</span>
        <Button
          kind="quiet"
          isSmall
          icon="next"
          aria-label={t('Next page')}
          disabled={page >= totalPages}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </nav>
  );
}
