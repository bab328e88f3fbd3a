// A panel for one topic, with an optional title and actions.
import { useId, type ReactNode } from 'react';

interface PanelProps {
  readonly title?: ReactNode;
  readonly description?: string;
  readonly actions?: ReactNode;
  /** The content extends to the edges, as a table does. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

export function Panel({ title, description, actions, flush = false, children }: PanelProps) {
  const id = useId();
  return (
    <section className="pl-panel" {...(title ? { 'aria-labelledby': id } : {})}>
      {title && (
        <div className="pl-panel-head">
          <div>
            <h2 id={id}>{title}</h2>
            {description && <p>{description}</p>}
          </div>
          {actions && <div className="pl-actions">{actions}</div>}
        </div>
      )}
      {flush ? children : <div className="pl-panel-body">{children}</div>}
    </section>
  );
}
