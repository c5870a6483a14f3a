import { type ReactElement, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useOnline } from '../api/useOnline.ts';
import { useText } from '../language/useText.ts';
import { SandboxButton } from '../sandboxControls/SandboxButton.tsx';
import { ShowCode } from '../showCode/ShowCode.tsx';
import { Button } from '../ui/Button.tsx';
import { SidePanel } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './Shell.module.css';
import { ThemeButton } from './ThemeButton.tsx';

const pages = [
  ['/applications', 'Applications'],
  ['/customers', 'Customers'],
  ['/wallets', 'Wallets'],
  ['/payout-methods', 'Payout methods'],
  ['/transactions', 'Transactions'],
  ['/address-check', 'Address check'],
] as const;

/** The top bar and what is below it. */
export function Shell({ children }: { readonly children: ReactNode }): ReactElement {
  const t = useText();
  const isOnline = useOnline();
  const isLong = useLocation()[0].startsWith('/applications/');
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('Skip to content')}
      </a>
      <header className={styles.topbar}>
        <div className={styles.topbarIn}>
          <Link className={styles.brand} href="/applications">
            <img src="/mark.svg" alt="" width={24} height={24} />
            Passmuster
          </Link>
          <nav className={styles.nav} aria-label={t('Main')}>
            <PageLinks />
          </nav>
          <div className={styles.tools}>
            <SandboxButton />
            <span className={styles.wideOnly}>
              <LanguageMenu />
            </span>
            <ThemeButton />
            <Button
              kind="quiet"
              isSmall
              icon="menu"
              className={styles.menuButton}
              aria-label={t('Menu')}
              onClick={() => setMenuOpen(true)}
            />
          </div>
        </div>
      </header>
      <SidePanel isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} title={t('Menu')}>
        <nav className={styles.menu} aria-label={t('Main menu')}>
          <PageLinks onFollow={() => setMenuOpen(false)} />
        </nav>
        <p className={styles.menuLanguage}>
          <LanguageMenu />
        </p>
      </SidePanel>
      {!isOnline && (
        <div className={`${ui.page} ${styles.offline}`}>
          <Notice tone="neutral" title={t('You’re offline')}>
            <p>
              {t(
                'You can fill in applications and check addresses. Everything else works again once you’re back online.',
              )}
            </p>
          </Notice>
        </div>
      )}
      <div className={`${styles.content} ${isLong ? styles.long : ''}`}>{children}</div>
      <ShowCode />
    </>
  );
}

function PageLinks({ onFollow }: { readonly onFollow?: () => void }): ReactElement {
  const t = useText();
  const [location] = useLocation();
  return (
    <>
      {pages.map(([href, title]) => (
        <Link
          key={href}
          href={href}
          aria-current={location.startsWith(href) ? 'page' : undefined}
          {...(onFollow && { onClick: onFollow })}
        >
          {t(title)}
        </Link>
      ))}
    </>
  );
}
