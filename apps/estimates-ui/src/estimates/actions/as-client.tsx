// Links to the client's page of an estimate, also of a draft. A visit by staff does not count as
// opened.
import { EyeOpenIcon } from '@blueprintjs/icons';
import { say } from '@purlin/words/screens/estimate-actions.ts';
import { type Linked, useClientLink } from './client-link.ts';

export function AsClient({
  estimate,
  className,
  label = say('preview'),
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
      title={say('preview-means')}
    >
      {className && <EyeOpenIcon />}
      {label}
    </a>
  );
}
