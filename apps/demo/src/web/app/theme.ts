import { createTheme, type MantineThemeOverride } from '@mantine/core';

/** Colors and fonts come from the design tokens; Mantine only gets what its parts read. */
export const theme: MantineThemeOverride = createTheme({
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  respectReducedMotion: true,
});
