// Mounts the app: language, theme and toasts, session and queries, then the screens.
import '@purlin/ui/theme/theme.css';
import './shell.css';
import { rememberedAppearance, ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { WebProviders } from '@purlin/web/web.ts';
import { speakInApp } from '@purlin/words/screens.ts';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadSignInPage } from './app.tsx';
import { isRemote, screenAt } from './navigation.ts';
import { screensOf } from './remotes.tsx';

// The result of a QuickBooks connection is shown once: remove it from the URL before the first
// render.
const here = new URL(location.href);
const qb = here.searchParams.get('qb');
if (qb !== null) {
  here.searchParams.delete('qb');
  history.replaceState(null, '', here);
}
const Returned = lazy(() => import(/* webpackChunkName: "returned" */ './frame/returned.tsx'));

// Load the screens of this URL while the session request is still running.
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
  // If the language cannot be loaded, render anyway: English is bundled.
  void speakInApp(language).then(draw, draw);
}
