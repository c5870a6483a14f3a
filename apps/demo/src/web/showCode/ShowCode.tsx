import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../language/useText.ts';
import { TextButton } from '../ui/Button.tsx';
import { SidePanel } from '../ui/Dialog.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import styles from './ShowCode.module.css';

const CallCode = lazy(() =>
  import('./CallCode.tsx').then((module) => ({ default: module.CallCode })),
);

/** A button below each page that shows the call behind it, with its request and its answer. */
export function ShowCode(): ReactElement {
  const t = useText();
  const [address] = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <footer className={styles.foot}>
      <a href="/try">{t('Seven steps to try')}</a>
      <a href="/docs/">{t('Documentation')}</a>
      <a href="/sandbox/docs">{t('Sandbox API')}</a>
      <TextButton onClick={() => setOpen(true)}>{t('Show code')}</TextButton>
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} title={t('Code of this page')}>
        <Suspense fallback={<SkeletonRows label={t('Loading')} />}>
          <CallCode address={address} />
        </Suspense>
      </SidePanel>
    </footer>
  );
}
