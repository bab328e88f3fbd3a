// Full-page states: loading, server unreachable, access denied.
import { buttonClass, ErrorPanel, PurlinLogo, Spinner } from '@purlin/ui/ui.ts';
import { Link, usePageTitle, useSession } from '@purlin/web/web.ts';
import { Lock } from '@blueprintjs/icons';
import { say } from '@purlin/words/screens/shell.ts';
import type { ReactNode } from 'react';

/** Without the app's frame. */
export const Whole = ({ children }: { readonly children: ReactNode }) => (
  <main className="sh-whole">
    <a href="/" aria-label={say('home')}>
      <PurlinLogo />
    </a>
    <div className="sh-whole-card">{children}</div>
  </main>
);

export const Checking = () => (
  <div className="sh-whole" role="status">
    <Spinner aria-hidden />
    <span className="pl-hidden">{say('loading')}</span>
  </div>
);

/** The session could not be loaded. */
export function Unreachable() {
  const { problem, retry } = useSession();
  usePageTitle(say('not-reachable'));
  return (
    <Whole>
      <h1 className="pl-hidden">{say('not-reachable')}</h1>
      <ErrorPanel
        title={say('server-unreachable')}
        message={problem?.message ?? ''}
        onRetry={retry}
      />
    </Whole>
  );
}

/** A screen crashed or part of it could not be loaded. Unsaved input elsewhere is kept there. */
export function Broken() {
  return (
    <Whole>
      <ErrorPanel
        title={say('broken')}
        message={say('try-again')}
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
  usePageTitle(say('access-denied'));
  return (
    <Whole>
      <div className="pl-empty">
        <span className="pl-empty-icon" aria-hidden>
          <Lock size={24} />
        </span>
        <h1>{say('access-denied')}</h1>
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
