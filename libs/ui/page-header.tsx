// The page's frame and its header: a title, what the page is for, and what can be done here.
import type { ReactNode } from 'react';

/** The frame of every page: width, margins, distance between sections. */
export const PageLayout = ({ children }: { readonly children: ReactNode }) => (
  <div className="pl-page">{children}</div>
);

interface PageHeaderProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Stands on the title's line, for a status. */
  readonly beside?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeader({ title, description, beside, actions }: PageHeaderProps) {
  return (
    <header className="pl-header">
      <div className="pl-header-words">
        <div className="pl-header-line">
          <h1>{title}</h1>
          {beside}
        </div>
        {description && <p>{description}</p>}
      </div>
      {actions && <div className="pl-actions">{actions}</div>}
    </header>
  );
}
