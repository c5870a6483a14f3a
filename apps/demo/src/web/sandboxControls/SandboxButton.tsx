import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { useOnline } from '../api/useOnline.ts';
import { useQuery } from '../api/useQuery.ts';
import { useText } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';
import { SidePanel } from '../ui/Dialog.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import ui from '../ui/ui.module.css';
import styles from './Sandbox.module.css';
import { sandboxStatus, shownStatus } from './sandboxStatus.ts';

const SandboxPanel = lazy(() =>
  import('./SandboxPanel.tsx').then((module) => ({ default: module.SandboxPanel })),
);
/** How often the state is read again, in milliseconds. */
const interval = 15_000;

/** Whether the sandbox runs, and the way to its controls. */
export function SandboxButton(): ReactElement {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { data, failure, reload } = useQuery(sandboxStatus);
  useEffect(() => {
    const timer = setInterval(reload, interval);
    return () => clearInterval(timer);
  }, [reload]);
  const isOnline = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is online again asks at once.
  useEffect(reload, [reload, isOnline]);
  const isDown = failure !== undefined;
  const { state, text } = shownStatus({ isOnline, isDown, data });
  const close = () => {
    setOpen(false);
    reload();
  };
  return (
    <>
      <Button kind="quiet" isSmall onClick={() => setOpen(true)}>
        <span className={styles.dot} data-state={state} />
        {state === 'fault' ? t('Fault set') : t('Sandbox')}
        <span className={ui.vh}>{t(text)}</span>
      </Button>
      <SidePanel isOpen={isOpen} onClose={close} title={t('Sandbox')}>
        <Suspense fallback={<SkeletonRows label={t('Loading')} />}>
          <SandboxPanel isDown={isDown} onRetry={reload} />
        </Suspense>
      </SidePanel>
    </>
  );
}
