import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import type { ReactElement } from 'react';
import { useText } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';

/** Switches between light and dark. Until then the page follows the device. */
export function ThemeButton(): ReactElement {
  const t = useText();
  const { setColorScheme } = useMantineColorScheme({
    // Mantine would switch transitions off with a style element.
    keepTransitions: true,
  });
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  return (
    <Button
      kind="quiet"
      isSmall
      icon="contrast"
      aria-label={scheme === 'dark' ? t('Switch to light mode') : t('Switch to dark mode')}
      onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}
    />
  );
}
