// The page's frame and its header: a title, what the page is for, and what can be done here.
import type { ReactNode } from 'react';

/** The frame of every page: width, margins, distance between sections. */
export const PageLayout = ({
  list = false,
  children,
}: {
  /** A list stands close to the top of the window, so that its rows are the page. */
  readonly list?: boolean;
  readonly children: ReactNode;
}) => <div className={list ? 'pl-page pl-page-list' : 'pl-page'}>{children}</div>;

interface PageHeaderProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** The way to the list that this one belongs to, before the title. */
  readonly back?: ReactNode;
  /** Stands on the title's line, for a status. */
  readonly beside?: ReactNode;
  /** The page's figures in a line. */
  readonly figures?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeader({
  title,
  description,
  back,
  beside,
  figures,
  actions,
}: PageHeaderProps) {
  return (
    <header className="pl-header">
      <div className="pl-header-words">
        <div className="pl-header-line">
          {back}
          <h1>{title}</h1>
          {beside}
        </div>
        {(description || figures) && (
          <div className="pl-header-facts">
            {description && <p>{description}</p>}
            {figures}
          </div>
        )}
      </div>
      {actions && <div className="pl-actions">{actions}</div>}
    </header>
  );
}
