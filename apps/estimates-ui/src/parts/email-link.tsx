// A mailto link, or a note that there is no address.
import { EmailLink as Address } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/clients.ts';

export const EmailLink = ({ email }: { readonly email: string | null }) =>
  email === null ? <span className="pl-muted">{say('no-email')}</span> : <Address email={email} />;
