// The actions in a user's row.
import { access, type ListedUser } from '@purlin/contracts/access.ts';
import { EditIcon, MoreIcon } from '@blueprintjs/icons';
import { IconButton, type MenuAction, MenuButton } from '@purlin/ui/ui.ts';
import { May, useCommand, useMay, useSession } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings-people.ts';

export const nameOf = ({ firstName, lastName }: ListedUser): string => `${firstName} ${lastName}`;

/** What is reset when a user has lost their second step. */
const resetLabel = ({ secondFactor, hasPasskey }: ListedUser): string => {
  if (!hasPasskey) return say('reset-factor');
  return secondFactor ? say('reset-both') : say('reset-passkeys');
};

/** The dialogs that a user's row opens. */
export interface Openings {
  readonly onEdit: (user: ListedUser) => void;
  readonly onHistory: (user: ListedUser) => void;
  readonly onForget: (user: ListedUser) => void;
}

/** The actions besides editing. */
function useDeeds(user: ListedUser, { onHistory, onForget }: Openings): readonly MenuAction[] {
  const me = useSession().user?.id;
  const may = useMay();
  const name = nameOf(user);
  const params = { id: user.id };
  const told = (title: string, failed: string) => ({
    toast: { done: { title, description: name }, failed },
  });
  const link = useCommand(access.sendPasswordLink, told(say('link-sent'), say('link-failed')));
  const back = useCommand(access.reactivate, told(say('let-in-done'), say('let-in-failed')));
  const out = useCommand(access.deactivate, {
    toast: {
      done: {
        title: say('deactivated'),
        description: say('deactivated-what', { name }),
        action: { label: say('undo'), onPress: () => void back.run({ params }) },
      },
      failed: say('deactivate-failed'),
    },
  });
  const reset = useCommand(access.resetFactor, told(say('reset-done'), say('reset-failed')));
  const writes = may(access.edit);
  return [
    ...(may(access.history) ? [{ label: say('history'), onSelect: () => onHistory(user) }] : []),
    ...(writes && user.active
      ? [
          {
            label: user.invited ? say('invite-again') : say('send-link'),
            onSelect: () => void link.run({ params }),
          },
        ]
      : []),
    ...(writes && !user.active
      ? [{ label: say('let-in'), onSelect: () => void back.run({ params }) }]
      : []),
    ...(writes && (user.secondFactor || user.hasPasskey) && user.id !== me
      ? [
          {
            label: resetLabel(user),
            destructive: true,
            onSelect: () => void reset.run({ params }),
          },
        ]
      : []),
    // Users cannot deactivate or forget themselves.
    ...(writes && user.active
      ? [
          {
            label: say('deactivate'),
            destructive: true,
            unavailable: user.id === me ? say('not-yourself') : undefined,
            onSelect: () => void out.run({ params }),
          },
        ]
      : []),
    ...(may(access.forget) && user.id !== me
      ? [{ label: say('forget'), destructive: true, onSelect: () => onForget(user) }]
      : []),
  ];
}

export function UserActions({
  user,
  open,
}: {
  readonly user: ListedUser;
  readonly open: Openings;
}) {
  const deeds = useDeeds(user, open);
  return (
    <div className="pl-actions">
      <May call={access.edit}>
        <IconButton
          label={say('edit-user', { name: nameOf(user) })}
          icon={<EditIcon />}
          onClick={() => open.onEdit(user)}
        />
      </May>
      {deeds.length > 0 && (
        <MenuButton
          label={say('more-about', { name: nameOf(user) })}
          icon={<MoreIcon />}
          variant="minimal"
          actions={deeds}
        />
      )}
    </div>
  );
}
