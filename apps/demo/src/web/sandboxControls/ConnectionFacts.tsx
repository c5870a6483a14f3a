import type { ReactElement } from 'react';
import { useQuery } from '../api/useQuery.ts';
import { useText } from '../language/useText.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import ui from '../ui/ui.module.css';
import { readConnection } from './sandbox.ts';

/** Where programs of one's own reach the sandbox, and where its key is. */
export function ConnectionFacts(): ReactElement | null {
  const t = useText();
  const { data } = useQuery(readConnection);
  if (!data) return null;
  return (
    <section aria-labelledby="connection-title">
      <h3 id="connection-title">{t('Connection')}</h3>
      <Facts
        isNarrow
        rows={[
          [
            t('Address'),
            <span key="url" className={`${ui.row} ${ui.tight}`}>
              <code>{data.url}</code>
              <CopyButton text={data.url} label={t('Copy address')} />
            </span>,
          ],
          [t('API key, in this file'), data.key_file && <code>{data.key_file}</code>],
        ]}
      />
      <p className={`${ui.muted} ${ui.small}`}>
        {t('This page doesn’t have the key: its server adds it to each request.')}
      </p>
    </section>
  );
}
