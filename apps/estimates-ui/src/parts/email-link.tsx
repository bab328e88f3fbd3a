// An e-mail address that can be pressed, and that breaks after its dots and its @ where the place
// is narrow; or that there is none.
import { Fragment } from 'react';

export const EmailLink = ({ email }: { readonly email: string | null }) =>
  email === null ? (
    <span className="pl-muted">No e-mail address</span>
  ) : (
    <a href={`mailto:${email}`}>
      {email.split(/(?<=[@.])/).map((part, n) => (
        <Fragment key={n}>
          {n > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
