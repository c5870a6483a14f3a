import { Drawer, Modal } from '@mantine/core';
import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../language/useText.ts';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { MantineParts } from './MantineParts.tsx';
import ui from './ui.module.css';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  /** Called once it is gone, and the focus is back. */
  readonly onClosed?: () => void;
  readonly children: ReactNode;
}

export interface SidePanelProps extends DialogProps {
  readonly isSheet?: boolean;
}

/**
 * Returns whether the window is shown. It opens one step after it is there, so that it knows where to return the focus. The page
 * keeps the width that its scrollbar takes, since it doesn't scroll meanwhile.
 */
function useShown(isOpen: boolean, onClose: () => void): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isOpen) {
      const { documentElement: page } = document;
      page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
    }
    setShown(isOpen);
  }, [isOpen]);
  // Back shows another page, to which the window doesn't belong.
  const onBack = useEffectEvent(() => onClose());
  useEffect(() => {
    if (!isOpen) return;
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [isOpen]);
  return isShown;
}

/** A window above the page. Traps the focus and returns it to the opener. */
export function DialogWindow({ isOpen, onClose, onClosed, ...rest }: DialogProps): ReactElement {
  const isShown = useShown(isOpen, onClose);
  return (
    <MantineParts>
      <Modal.Root
        opened={isShown}
        onClose={onClose}
        {...(onClosed && { onExitTransitionEnd: onClosed })}
        transitionProps={{ duration: 120 }}
        // The style sheet locks the page: Mantine would need a style element.
        lockScroll={false}
        centered
        classNames={{ content: styles.dialog, overlay: styles.overlay }}
      >
        <Modal.Overlay />
        <Modal.Content>
          <Head {...rest} Title={Modal.Title} onClose={onClose} />
        </Modal.Content>
      </Modal.Root>
    </MantineParts>
  );
}

/** A panel at the side of the page, or a sheet at its bottom. */
export function SideWindow({
  isOpen,
  onClose,
  isSheet = false,
  onClosed,
  ...rest
}: SidePanelProps): ReactElement {
  const isShown = useShown(isOpen, onClose);
  return (
    <MantineParts>
      <Drawer.Root
        opened={isShown}
        onClose={onClose}
        {...(onClosed && { onExitTransitionEnd: onClosed })}
        position={isSheet ? 'bottom' : 'right'}
        transitionProps={{ duration: 200 }}
        lockScroll={false}
        classNames={{ content: isSheet ? styles.sheet : styles.side, overlay: styles.overlay }}
        size={isSheet ? 'min(80dvh, 44rem)' : 'min(26rem, 100%)'}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          <Head {...rest} Title={Drawer.Title} onClose={onClose} />
        </Drawer.Content>
      </Drawer.Root>
    </MantineParts>
  );
}

function Head({
  title,
  aside,
  onClose,
  children,
  Title,
}: Omit<DialogProps, 'isOpen' | 'onClosed'> & {
  readonly Title: typeof Modal.Title | typeof Drawer.Title;
}): ReactElement {
  const t = useText();
  return (
    <>
      <div className={styles.head}>
        <Title className={styles.title}>{title}</Title>
        {aside}
        <Button
          kind="quiet"
          isSmall
          icon="close"
          className={ui.push}
          aria-label={t('Close')}
          onClick={onClose}
        />
      </div>
      <div className={styles.body}>{children}</div>
    </>
  );
}
