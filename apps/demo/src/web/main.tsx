import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Drawer.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { prefetchPages } from './app/lazyPage.ts';
import { theme } from './app/theme.ts';
import { LanguageProvider } from './language/LanguageProvider.tsx';
import { removeExpired } from './storage/keepTime.ts';

/** How often the page looks for what has expired, in milliseconds. */
const interval = 600_000;

// Drafts are a convenience: without a database the page still checks and submits.
const expire = () => void removeExpired(Date.now()).catch(() => undefined);
expire();
setInterval(expire, interval);

// Dialogs open at once, also where the connection is lost meanwhile.
addEventListener('load', () => {
  void import('./ui/DialogWindow.tsx').catch(() => undefined);
  prefetchPages();
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        // No style elements: the content security policy allows style sheets only.
        withCssVariables={false}
        withGlobalClasses={false}
        withStaticClasses={false}
      >
        <LanguageProvider>
          <App />
        </LanguageProvider>
      </MantineProvider>
    </StrictMode>,
  );
}
