import type { ReactElement } from 'react';
import { lastExchange } from '../../integration/exchanges.ts';
import { useText } from '../language/useText.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import ui from '../ui/ui.module.css';
import styles from './ShowCode.module.css';
import { callOf } from './shownCalls.ts';

/** The call behind a page, a request of it and its answer. */
export function CallCode({ address }: { readonly address: string }): ReactElement {
  const t = useText();
  const { code, request, answer, isExample } = callOf(address, lastExchange);
  return (
    <div className={ui.stack}>
      {isExample && <p className={ui.muted}>{t('An example, not what you have entered.')}</p>}
      <Part title={t('Call')} text={code} />
      {request === undefined ? (
        <p className={ui.muted}>{t('Nothing is sent. The check runs on this device.')}</p>
      ) : (
        <Part title={t('Request')} text={request} />
      )}
      <Part title={request === undefined ? t('Result') : t('Answer')} text={answer} />
    </div>
  );
}

function Part({ title, text }: { readonly title: string; readonly text: string }): ReactElement {
  const t = useText();
  return (
    <section aria-label={title}>
      <div className={ui.sectionHead}>
        <h3>{title}</h3>
        <span className={ui.push}>
          <CopyButton text={text} label={t('Copy {name}', { name: title })} />
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code is scrolled with the keyboard. */}
      <pre className={styles.code} tabIndex={0}>
        <code>{text}</code>
      </pre>
    </section>
  );
}
