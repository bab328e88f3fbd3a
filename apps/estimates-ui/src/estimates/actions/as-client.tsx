// Leads to the client's page of an estimate, also of one that was not sent. Staff who look at it
// are no client: it does not count as opened.
import { EyeOpenIcon } from '@blueprintjs/icons';
import { clientLink } from './estimate-actions.ts';

export const AsClient = ({
  estimate: { estimateNumber },
  className,
  label = 'Preview',
}: {
  readonly estimate: { readonly estimateNumber: string };
  readonly className?: string;
  readonly label?: string;
}) => (
  <a
    className={className}
    href={clientLink(estimateNumber)}
    target="_blank"
    rel="noreferrer"
    title="The page as the client sees it; looking does not count as opened"
  >
    {className && <EyeOpenIcon />}
    {label}
  </a>
);
