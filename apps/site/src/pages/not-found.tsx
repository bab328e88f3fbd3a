// Shown, with status 404, for an address that leads nowhere.
import { LostShingle } from '../art/lost-shingle.tsx';
import { PhoneLink } from '../frame/company.tsx';
import type { Page } from '../page.ts';

function NotFound() {
  return (
    <section className="wide lost">
      <LostShingle />
      <div>
        <h1>404 Page Not Found</h1>
        <p className="lead">Something came loose here: there is no page at this address.</p>
        <div className="actions"><a className="button" href="/">Go to the home page</a><PhoneLink className="button button-ghost" /></div>
      </div>
    </section>
  );
}

export const notFound: Page = { path: '/404', file: '404.html', title: 'Page not found', description: 'There is no page at this address.', Body: NotFound, unlisted: true };
