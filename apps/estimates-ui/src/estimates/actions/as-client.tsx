// Leads to the client's page of an estimate, also of one that was not sent. Staff who look at it
// are no client: it does not count as opened.
import { EyeOpenIcon } from '@blueprintjs/icons';
import { type Linked, useClientLink } from './client-link.ts';

export function AsClient({
  estimate,
  className,
  label = 'Preview',
}: {
  readonly estimate: Linked;
  readonly className?: string;
  readonly label?: string;
}) {
  const link = useClientLink(estimate);
  return (
    <a
      className={className}
      href={link}
      target="_blank"
      rel="noreferrer"
      title="The page as the client sees it; looking does not count as opened"
    >
      {className && <EyeOpenIcon />}
      {label}
    </a>
  );
}
