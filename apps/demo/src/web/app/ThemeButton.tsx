import { type ReactElement, useEffect, useState } from 'react';
import { useText } from '../language/useText.ts';
import { readStored, writeStored } from '../storage/stored.ts';
import { Button } from '../ui/Button.tsx';

/** The names are those of Mantine, whose style sheets read the attribute. `public/theme.js` has them too. */
const key = 'mantine-color-scheme-value';
const { dataset } = document.documentElement;

/** Switches between light and dark. Until then the page follows the device. */
export function ThemeButton(): ReactElement {
  const t = useText();
  const [isDark, setDark] = useState(dataset['mantineColorScheme'] === 'dark');
  useEffect(() => {
    dataset['mantineColorScheme'] = isDark ? 'dark' : 'light';
  }, [isDark]);
  useEffect(() => {
    const device = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => {
      const stored = readStored(key);
      setDark(stored === null ? device.matches : stored === 'dark');
    };
    device.addEventListener('change', follow);
    // Another tab has switched.
    addEventListener('storage', follow);
    return () => {
      device.removeEventListener('change', follow);
      removeEventListener('storage', follow);
    };
  }, []);
  const toggle = () => {
    writeStored(key, isDark ? 'light' : 'dark');
    setDark(!isDark);
  };
  return (
    <Button
      kind="quiet"
      isSmall
      icon="contrast"
      aria-label={isDark ? t('Switch to light mode') : t('Switch to dark mode')}
      onClick={toggle}
    />
  );
}
