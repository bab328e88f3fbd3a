// The session has expired while the user was working: they sign in over their screen, and their
// work continues.
import { forgetUnsaved, FormDialog, toast } from '@purlin/ui/ui.ts';
import { useNavigate, useSession } from '@purlin/web/web.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { say } from '@purlin/words/screens/sign-in.ts';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { homeOf, isStaff } from '../navigation.ts';
import { LinkInstead } from './link-instead.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SignInFields, useSignInForm } from './sign-in-form.tsx';
import { usePasskey } from './use-passkey.ts';

const nameOf = ({ firstName, lastName }: SignedIn): string => `${firstName} ${lastName}`;

/** The form, and who is signing in. */
function useReturning(user: SignedIn) {
  const { leave, lookAgain } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    addEventListener('focus', lookAgain);
    return () => removeEventListener('focus', lookAgain);
  }, [lookAgain]);
  const onSignedIn = async (next: SignedIn) => {
    if (next.id === user.id) return;
    // The other user's unsaved changes are dropped.
    forgetUnsaved();
    toast({
      title: say('signed-in-as', { name: nameOf(next) }),
      description: say('not-shown', { name: nameOf(user) }),
    });
    if (!isStaff(next)) await navigate(homeOf(next));
  };
  const signingIn = useSignInForm({ email: user.email, onSignedIn });
  const passkey = usePasskey({
    onSignedIn,
    onRefused: (description) => toast({ title: say('failed'), description, intent: 'destructive' }),
  });
  return { ...signingIn, passkey, leave };
}

export default function SignInAgain({ user }: { readonly user: SignedIn }) {
  const { form, submit, fields, passkey, leave } = useReturning(user);
  const email = useWatch({ control: form.control, name: 'email' });
  const other = email.trim().toLowerCase() !== user.email.toLowerCase();
  return (
    <FormDialog
      isOpen
      insists
      title={say('again')}
      lead={say('again-lead')}
      submitLabel={say('sign-in')}
      busyLabel={say('signing-in')}
      cancelLabel={say('leave')}
      busy={form.formState.isSubmitting}
      onClose={() => {
        forgetUnsaved();
        leave();
      }}
      onSubmit={(event) => void submit(event)}
    >
      <SignInFields
        {...fields}
        start="password"
        emailHelp={other ? say('starts-anew', { name: nameOf(user) }) : undefined}
      />
      {passkey.works && user.hasPasskey && <PasskeyButton passkey={passkey} />}
      {!isStaff(user) && !other && <LinkInstead purpose="sign-in" email={user.email} />}
      <span className="sh-again" />
    </FormDialog>
  );
}
