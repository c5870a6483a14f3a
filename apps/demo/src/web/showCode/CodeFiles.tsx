import type { ReactElement } from 'react';
import { useText } from '../language/useText.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import ui from '../ui/ui.module.css';
import { codeOf } from './codeOf.ts';
import styles from './ShowCode.module.css';

/** The code behind a page, file by file. */
export function CodeFiles({ address }: { readonly address: string }): ReactElement {
  const t = useText();
  return (
    <div className={ui.stack}>
      <p className={ui.muted}>
        {t('This is what the page runs: the files that use the packages.')}
      </p>
      {codeOf(address).map(({ path, text }) => (
        <section key={path} aria-label={path}>
          <div className={ui.sectionHead}>
            <h3>
              <code>{path}</code>
            </h3>
            <span className={ui.push}>
              <CopyButton text={text} label={t('Copy {name}', { name: path })} />
            </span>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code is scrolled with the keyboard. */}
          <pre className={styles.code} tabIndex={0}>
            <code>{text}</code>
          </pre>
        </section>
      ))}
    </div>
  );
}
