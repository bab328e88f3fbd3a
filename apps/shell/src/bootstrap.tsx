// Mounts the app: theme and toasts, session and queries, then the screens.
import '@purlin/ui/theme.css';
import './shell.css';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { WebProviders } from '@purlin/web/web.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadSignInPage } from './app.tsx';
import { isRemote, screenAt } from './navigation.ts';
import { screensOf } from './remotes.tsx';

// The screens of this address load while the server is still saying who is signed in.
const first = screenAt(location.pathname)?.name;
if (first && isRemote(first)) void screensOf(first);
else if (first === 'sign-in') void loadSignInPage();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <ThemeRoot>
      <WebProviders notify={toast}>
        <App />
      </WebProviders>
    </ThemeRoot>
  </StrictMode>,
);
