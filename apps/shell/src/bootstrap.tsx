// Mounts the app: its language, theme and toasts, session and queries, then the screens.
import '@purlin/ui/theme.css';
import './shell.css';
import { rememberedAppearance, ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { WebProviders } from '@purlin/web/web.ts';
import { speakInApp } from '@purlin/words/screens.ts';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadSignInPage } from './app.tsx';
import { isRemote, screenAt } from './navigation.ts';
import { screensOf } from './remotes.tsx';

// How a connection ended is told once: it leaves the address before anything is drawn.
const here = new URL(location.href);
const qb = here.searchParams.get('qb');
if (qb !== null) {
  here.searchParams.delete('qb');
  history.replaceState(null, '', here);
}
const Returned = lazy(() => import(/* webpackChunkName: "returned" */ './frame/returned.tsx'));

// The screens of this address load while the server is still saying who is signed in.
const first = screenAt(location.pathname)?.name;
if (first && isRemote(first)) void screensOf(first);
else if (first === 'sign-in') void loadSignInPage();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
const app = createRoot(root);
const draw = (): void =>
  app.render(
    <StrictMode>
      <ThemeRoot>
        <WebProviders notify={toast}>
          <App />
          {qb !== null && (
            <Suspense fallback={null}>
              <Returned flag={qb} />
            </Suspense>
          )}
        </WebProviders>
      </ThemeRoot>
    </StrictMode>,
  );

const { language = 'en' } = rememberedAppearance();
if (language === 'en') draw();
else {
  document.documentElement.lang = language;
  // Words that cannot be had are no reason for an empty page: English ones are here.
  void speakInApp(language).then(draw, draw);
}
