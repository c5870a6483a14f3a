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
import './ui/styles/frame.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { LanguageProvider } from './language/LanguageProvider.tsx';
import { removeExpired } from './storage/keepTime.ts';
import { prefetch, startPrefetching } from './ui/prefetch.ts';

/** How often the page looks for what has expired, in milliseconds. */
const interval = 600_000;

// Drafts are a convenience: without a database the page still checks and submits.
const expire = () => void removeExpired(Date.now()).catch(() => undefined);
expire();
setInterval(expire, interval);

// Dialogs open at once, even if the connection has been lost since. So does the menu of a narrow window.
const loadDialogs = () => import('./ui/DialogWindow.tsx');
const hasMenu = matchMedia('(max-width: 74.99rem)').matches;
// Nothing competes with the scripts of a draft and of its review.
const isDraft = /^\/applications\/./u.test(location.pathname);
prefetch(loadDialogs);
addEventListener('load', () =>
  startPrefetching({
    atOnce: hasMenu ? [loadDialogs] : [],
    soon: isDraft ? [] : [() => import('./addressCheck/AddressCheckPage.tsx')],
  }),
);

// A file that is dropped beside its place would replace the page.
for (const type of ['dragover', 'drop']) addEventListener(type, (event) => event.preventDefault());

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider>
        <App />
      </LanguageProvider>
    </StrictMode>,
  );
}
