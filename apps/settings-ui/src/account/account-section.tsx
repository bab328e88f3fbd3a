// Account Management: the user, their sessions, password and passkeys, and sign-out.
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { LogOut } from '@blueprintjs/icons';
import { askToLeave, Button, Panel } from '@purlin/ui/ui.ts';
import { useSession, useSignOut } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say as languageWords } from '@purlin/words/screens/language.ts';
import { useState } from 'react';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { FactorPanel } from './factor-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { useWords } from './words.ts';

/** The signed-in user's account. */
export function AccountSection() {
  const { user } = useSession();
  return user && <AccountParts user={user} withRole />;
}

/**
 * `withRole`: staff see their role here and choose their language in Appearance; other users have a
 * profile beside it.
 */
export const AccountParts = ({
  user,
  withRole,
}: {
  readonly user: SignedIn;
  readonly withRole: boolean;
}) => (
  <>
    <AccountPanel user={user} withRole={withRole} />
    {!withRole && (
      <Panel title={languageWords('language')}>
        <LanguageChoice help={languageWords('mails')} />
      </Panel>
    )}
    <PasskeysPanel ofAdmin={user.role === 'admin'} />
    <FactorPanel missing={user.lacksFactor} />
    <SessionsPanel />
  </>
);

function AccountPanel({ user, withRole }: { readonly user: SignedIn; readonly withRole: boolean }) {
  const say = useWords();
  const { leave, leaving } = useSignOut();
  const [changing, setChanging] = useState<'email' | 'password' | undefined>(
    user.mustChoosePassword ? 'password' : undefined,
  );
  const close = () => setChanging(undefined);
  const out = async () => {
    if (await askToLeave()) await leave();
  };
  return (
    <Panel
      title={say('title')}
      description={say('lead')}
      actions={
        <div className="pl-actions">
          <Button text={say('change-email')} onClick={() => setChanging('email')} />
          <Button
            {...(user.mustChoosePassword && { intent: 'primary' })}
            text={say('change-password')}
            onClick={() => setChanging('password')}
          />
          <Button
            icon={<LogOut />}
            text={say('sign-out')}
            onClick={() => void out()}
            loading={leaving}
          />
        </div>
      }
    >
      <WhoTheyAre user={user} withRole={withRole} />
      {changing === 'email' && <ChangeEmailDialog email={user.email} onClose={close} />}
      {changing === 'password' && (
        <ChangePasswordDialog
          email={user.email}
          isFirst={user.mustChoosePassword}
          onClose={close}
        />
      )}
    </Panel>
  );
}

function WhoTheyAre({ user, withRole }: { readonly user: SignedIn; readonly withRole: boolean }) {
  const say = useWords();
  return (
    <dl className="set-account">
      {withRole && (
        <div>
          <dt>{say('name')}</dt>
          <dd>
            {user.firstName} {user.lastName}
          </dd>
        </div>
      )}
      <div>
        <dt>{say('email')}</dt>
        <dd>{user.email}</dd>
      </div>
      {withRole && (
        <div>
          <dt>{say('role')}</dt>
          <dd>{label(`role.${user.role}`)}</dd>
        </div>
      )}
    </dl>
  );
}
