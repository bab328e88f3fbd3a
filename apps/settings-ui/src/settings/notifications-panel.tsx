// Notifications: the user's own switches, each saved at once.
import { type OwnNotices, ownNotices } from '@purlin/contracts/own-notices.ts';
import type { Notices } from '@purlin/domain/access/user-shapes.ts';
import { ErrorPanel, Panel, Spinner, SwitchField } from '@purlin/ui/ui.ts';
import { useCommand, useRead, useSession } from '@purlin/web/web.ts';
import { say as sayPlace } from '@purlin/words/screens/settings-places.ts';
import { say } from '@purlin/words/screens/settings.ts';
import { useState } from 'react';

/** In display order. */
const SWITCHES = [
  'emailNotifications',
  'smsNotifications',
  'jobReminders',
  'estimateUpdates',
  'clientMessages',
] as const satisfies readonly (keyof Notices)[];

export function NotificationsPanel() {
  const { user } = useSession();
  const { data, problem, refresh } = useRead(ownNotices.choices);
  return (
    <Panel title={sayPlace('place.notifications')} description={say('notifications-lead')}>
      {data ? (
        <Switches chosen={data} email={user?.email ?? ''} />
      ) : problem ? (
        <ErrorPanel title={say('choices-failed')} message={problem.message} onRetry={refresh} />
      ) : (
        <Spinner size={24} />
      )}
    </Panel>
  );
}

/** Why a switch has no effect: text messages need a provider and a phone number. */
function hintOf(name: keyof Notices, { textsOn, textsTo }: OwnNotices, email: string): string {
  if (name === 'emailNotifications') return say('to-address', { email });
  if (name !== 'smsNotifications' || !textsOn) return say(`notice-hint.${name}`);
  return textsTo === null ? say('no-telephone') : say('to-address', { email: textsTo });
}

function Switches({ chosen, email }: { readonly chosen: OwnNotices; readonly email: string }) {
  const [saved, setSaved] = useState<keyof Notices>();
  const choose = useCommand(ownNotices.choose, { toast: { failed: say('choice-failed') } });
  const set = async (name: keyof Notices, on: boolean) => {
    setSaved(undefined);
    if (await choose.run({ body: { ...chosen, [name]: on } })) setSaved(name);
  };
  return (
    <div className="set-switches">
      {SWITCHES.map((name) => (
        <SwitchField
          key={name}
          label={say(`notice.${name}`)}
          hint={hintOf(name, chosen, email)}
          status={saved === name ? say('choice-saved') : ''}
          checked={chosen[name]}
          disabled={choose.pending}
          onChange={(event) => void set(name, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}
