// A link by email instead of a password, for clients and vendors: most of them never chose one.
import { Button, Notice, ProblemNotice } from '@purlin/ui/ui.ts';
import { useLocation } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/sign-in.ts';
import { Envelope } from '@blueprintjs/icons';
import { useState } from 'react';
import type { LinkPurpose } from './asking.ts';
import { useAsking } from './use-asking.ts';

/** The texts of each kind. */
const WORDS = {
  'sign-in': { press: 'sign-in-link', sent: 'sign-in-link-instead' },
  reset: { press: 'choose-by-link', sent: 'choose-by-link-sent' },
} as const;

/** Sends it to the user whose screen this is. */
export function LinkInstead({
  purpose,
  email,
}: {
  readonly purpose: LinkPurpose;
  readonly email: string;
}) {
  const { search } = useLocation();
  const { ask, pending, problem } = useAsking(purpose, search);
  const [sent, setSent] = useState(false);
  const words = WORDS[purpose];
  if (sent) return <Notice tone="good">{say(words.sent, { email })}</Notice>;
  return (
    <>
      <ProblemNotice title={say('link-failed')} problem={problem} />
      <div>
        <Button
          icon={<Envelope />}
          text={say(pending ? 'sending' : words.press)}
          disabled={pending}
          onClick={() => void ask(email).then((done) => setSent(done !== undefined))}
        />
      </div>
    </>
  );
}
