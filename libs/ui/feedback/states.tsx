// Placeholders for content: nothing yet, nothing found, failed; and notices within a page.
import { say } from '@purlin/words/screens/furniture.ts';
import { Button } from '@blueprintjs/core';
import {
  ErrorIcon,
  InfoSignIcon,
  RefreshIcon,
  TickCircleIcon,
  WarningSignIcon,
} from '@blueprintjs/icons';
import type { ReactElement, ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon: ReactElement;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="pl-empty">
      <span className="pl-empty-icon" aria-hidden>
        {icon}
      </span>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action && <div className="pl-actions">{action}</div>}
    </div>
  );
}

/** Something failed to load: what, why (the server's message), and a retry button. */
export function ErrorPanel({
  title,
  message,
  onRetry,
  retryLabel = say('try-again'),
  retrying = false,
  action,
}: {
  readonly title: string;
  readonly message: string;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string;
  readonly retrying?: boolean;
  readonly action?: ReactNode;
}) {
  return (
    <div className="pl-empty pl-empty-failed" role="alert">
      <span className="pl-empty-icon" aria-hidden>
        <WarningSignIcon size={24} />
      </span>
      <h2>{title}</h2>
      <p>{message}</p>
      <div className="pl-actions">
        {onRetry && (
          <Button icon={<RefreshIcon />} text={retryLabel} onClick={onRetry} loading={retrying} />
        )}
        {action}
      </div>
    </div>
  );
}

const noticeIcons = {
  info: InfoSignIcon,
  quiet: InfoSignIcon,
  good: TickCircleIcon,
  warn: WarningSignIcon,
  bad: ErrorIcon,
};

/** A notice, placed where it matters. */
export function Notice({
  tone = 'info',
  title,
  children,
  actions,
}: {
  readonly tone?: keyof typeof noticeIcons;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}) {
  const Icon = noticeIcons[tone];
  return (
    <div className={`pl-notice pl-notice-${tone}`} {...(tone === 'bad' ? { role: 'alert' } : {})}>
      <Icon aria-hidden />
      <div className="pl-notice-words">
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {actions && <div className="pl-actions">{actions}</div>}
      </div>
    </div>
  );
}
