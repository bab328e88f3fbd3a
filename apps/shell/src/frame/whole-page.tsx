// Pages that stand in for another: still checking, cannot be reached, not yours, not there.
import { buttonClass, ErrorPanel, PurlinLogo, Spinner } from '@purlin/ui/ui.ts';
import { Link, usePageTitle, useSession } from '@purlin/web/web.ts';
import { Lock, PathSearch } from '@blueprintjs/icons';
import type { ReactNode } from 'react';

const Whole = ({ children }: { readonly children: ReactNode }) => (
  <main className="sh-whole">
    <a href="/" aria-label="Purlin, home">
      <PurlinLogo />
    </a>
    <div className="sh-whole-card">{children}</div>
  </main>
);

export const Checking = () => (
  <div className="sh-whole" role="status">
    <Spinner aria-hidden />
    <span className="pl-hidden">Loading…</span>
  </div>
);

/** Nobody could say who is signed in. */
export function Unreachable() {
  const { problem, retry } = useSession();
  usePageTitle('Not reachable');
  return (
    <Whole>
      <h1 className="pl-hidden">Not reachable</h1>
      <ErrorPanel
        title="We could not reach the server"
        message={problem?.message ?? ''}
        onRetry={retry}
      />
    </Whole>
  );
}

/** A screen broke, or a part of it could not be loaded; what was typed elsewhere is kept there. */
export function Broken() {
  return (
    <Whole>
      <ErrorPanel
        title="This page could not be shown"
        message="Please try again."
        onRetry={() => location.reload()}
      />
    </Whole>
  );
}

interface DeniedProps {
  readonly reason: string;
  readonly to: string;
  readonly action: string;
}

export function AccessDenied({ reason, to, action }: DeniedProps) {
  usePageTitle('Access Denied');
  return (
    <Whole>
      <div className="pl-empty">
        <span className="pl-empty-icon" aria-hidden>
          <Lock size={24} />
        </span>
        <h1>Access Denied</h1>
        <p>{reason}</p>
        <div className="pl-actions">
          <Link className={buttonClass({ intent: 'primary' })} to={to}>
            {action}
          </Link>
        </div>
      </div>
    </Whole>
  );
}

/** A staff screen that its visitor has no right to see, in the place of the screen. */
export function NotForYou({ home }: { readonly home: string }) {
  usePageTitle('Not open to you');
  return (
    <div className="pl-empty">
      <span className="pl-empty-icon" aria-hidden>
        <Lock size={24} />
      </span>
      <h1>This page is not open to you</h1>
      <p>
        Your account does not have the right to see it. Whoever manages your users can change that.
      </p>
      <div className="pl-actions">
        <Link className={buttonClass({ intent: 'primary' })} to={home}>
          Go to my first page
        </Link>
      </div>
    </div>
  );
}

/** The fallback for unknown addresses; `whole`: without the app's frame around it. */
export function NotFound({ whole = false }: { readonly whole?: boolean }) {
  usePageTitle('404 Page Not Found');
  const content = (
    <div className="pl-empty">
      <span className="pl-empty-icon" aria-hidden>
        <PathSearch size={24} />
      </span>
      <h1>404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
      <div className="pl-actions">
        <a className={buttonClass({ intent: 'primary' })} href="/">
          Go to the home page
        </a>
      </div>
    </div>
  );
  return whole ? <Whole>{content}</Whole> : content;
}
