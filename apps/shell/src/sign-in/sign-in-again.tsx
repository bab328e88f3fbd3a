// The session has ended while somebody worked: they sign in there and then, above their screen, and
// what they were doing goes on.
import { forgetUnsaved, FormDialog, toast } from '@purlin/ui/ui.ts';
import { useNavigate, useSession } from '@purlin/web/web.ts';
import type { SignedIn } from '@purlin/contracts/access.ts';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { homeOf, isStaff } from '../navigation.ts';
import { SignInFields, useSignInForm } from './sign-in-form.tsx';

const nameOf = ({ firstName, lastName }: SignedIn): string => `${firstName} ${lastName}`;

/** The form, and who comes back. */
function useReturning(user: SignedIn) {
  const { leave, lookAgain } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    addEventListener('focus', lookAgain);
    return () => removeEventListener('focus', lookAgain);
  }, [lookAgain]);
  const signingIn = useSignInForm({
    email: user.email,
    async onSignedIn(next) {
      if (next.id === user.id) return;
      // What the other one typed is theirs.
      forgetUnsaved();
      toast({
        title: `Signed in as ${nameOf(next)}`,
        description: `What ${nameOf(user)} had not saved is not shown to anybody else.`,
      });
      if (!isStaff(next)) await navigate(homeOf(next));
    },
  });
  return { ...signingIn, leave };
}

export default function SignInAgain({ user }: { readonly user: SignedIn }) {
  const { form, problem, submit, asksCode, leave } = useReturning(user);
  const email = useWatch({ control: form.control, name: 'email' });
  const other = email.trim().toLowerCase() !== user.email.toLowerCase();
  return (
    <FormDialog
      isOpen
      insists
      title="Please sign in again"
      lead={
        'Your session has ended. Nothing is lost: what you were doing goes on as soon as you ' +
        'are signed in.'
      }
      submitLabel="Sign In"
      busyLabel="Signing in…"
      cancelLabel="Leave without saving"
      busy={form.formState.isSubmitting}
      onClose={() => {
        forgetUnsaved();
        leave();
      }}
      onSubmit={(event) => void submit(event)}
    >
      <SignInFields
        form={form}
        problem={problem}
        start="password"
        asksCode={asksCode}
        emailHelp={
          other
            ? `Somebody else starts anew: what ${nameOf(user)} has not saved is not shown to them.`
            : undefined
        }
      />
      <span className="sh-again" />
    </FormDialog>
  );
}
