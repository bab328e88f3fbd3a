// Key figures at the top of a page: a row of cards with one number each.
import { say } from '@purlin/words/screens/furniture.ts';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '@purlin/ui/ui.ts';

/** The row of three or four cards. */
export const Metrics = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: readonly ReactElement[];
}) => (
  <section className="pl-metrics-frame" aria-label={label}>
    <dl className={classNames('pl-metrics', children.length === 3 && 'pl-metrics-3')}>
      {children}
    </dl>
  </section>
);

interface MetricCardProps {
  readonly label: string;
  /** Unset while it loads. */
  readonly value: ReactNode | undefined;
  readonly hint?: string;
  readonly icon: ReactElement;
  /** The most important figure of the row. */
  readonly accent?: boolean;
}

export function MetricCard({ label, value, hint, icon, accent = false }: MetricCardProps) {
  return (
    <div className={classNames('pl-metric', accent && 'pl-metric-accent')}>
      <dt>
        {label}
        <span className="pl-metric-icon" aria-hidden>
          {icon}
        </span>
      </dt>
      <dd className="pl-metric-value">
        {value ?? (
          <>
            <span className="pl-bone pl-bone-title" />
            <span className="pl-hidden">{say('loading')}</span>
          </>
        )}
      </dd>
      {hint && <dd className="pl-metric-hint">{hint}</dd>}
    </div>
  );
}
