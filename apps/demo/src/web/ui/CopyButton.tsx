import { type ReactElement, useEffect, useState } from 'react';
import { useText } from '../language/useText.ts';
import { Button } from './Button.tsx';
import ui from './ui.module.css';

/** Copies a text and says so. */
export function CopyButton({
  text,
  label,
  children,
}: {
  readonly text: string;
  readonly label: string;
  readonly children?: string;
}): ReactElement {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <Button
        kind={children === undefined ? 'quiet' : 'plain'}
        isSmall
        icon={isCopied ? 'check' : 'copy'}
        onClick={copy}
        {...(children === undefined && { 'aria-label': label })}
      >
        {children}
      </Button>
      <output className={ui.vh}>{isCopied ? t('Copied') : ''}</output>
    </>
  );
}
