// A mailto link that breaks after @ and dots when space is narrow.
import { Fragment } from 'react';

export const EmailLink = ({ email }: { readonly email: string }) => (
  <a href={`mailto:${email}`}>
    {email.split(/(?<=[@.])/).map((part, n) => (
      <Fragment key={n}>
        {n > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </a>
);
