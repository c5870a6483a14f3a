import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

/** Colors and fonts come from the design tokens; Mantine only gets what its parts read. */
const theme = createTheme({
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  respectReducedMotion: true,
});

/** What the parts of Mantine need around them. Only they load it: most pages show none at first. */
export function MantineParts({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <MantineProvider
      theme={theme}
      // `ThemeButton` sets the color scheme.
      getRootElement={() => undefined}
      // No style elements: the content security policy allows style sheets only.
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
