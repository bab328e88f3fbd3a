// An e-mail address that can be pressed, and that breaks after its @ and its dots where the place
// is narrow.
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
