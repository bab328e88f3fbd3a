// The page layout and header: title, description and actions.
import type { ReactNode } from 'react';

/** The layout of every page: width, margins, spacing between sections. */
export const PageLayout = ({
  list = false,
  children,
}: {
  /** A list starts close to the top of the window, to leave room for its rows. */
  readonly list?: boolean;
  readonly children: ReactNode;
}) => <div className={list ? 'pl-page pl-page-list' : 'pl-page'}>{children}</div>;

interface PageHeaderProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** A link back to the list, before the title. */
  readonly back?: ReactNode;
  /** Placed on the title's line, for a status. */
  readonly beside?: ReactNode;
  /** The page's key figures, in a line. */
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
