// Says which client or vendor a user acts for, or that it is nobody any more.
import { access, type ListedUser } from '@purlin/contracts/access.ts';
import { Button, type ComboOption, FormDialog, ProblemNotice } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { type SubmitEvent, useState } from 'react';
import { ClientField, VendorField } from './acts-for-field.tsx';

const FAILED = 'Failed to link the user';

/** Mounted while it is open. */
export function LinkUserDialog({
  user,
  onClose,
}: {
  readonly user: ListedUser;
  readonly onClose: () => void;
}) {
  const { id, role, firstName, lastName, clientId, vendorId, actsFor } = user;
  const before = clientId ?? vendorId;
  const [chosen, setChosen] = useState<ComboOption | undefined>(
    before === null ? undefined : { value: String(before), label: actsFor ?? `No. ${before}` },
  );
  const now = chosen ? Number(chosen.value) : null;
  const link = useCommand(access.link, {
    toast: {
      done: {
        title: 'User linked',
        description: chosen
          ? `${firstName} ${lastName} acts for ${chosen.label}.`
          : `${firstName} ${lastName} acts for nobody now.`,
      },
      failed: FAILED,
    },
  });
  const submit = async () => {
    const body = role === 'client' ? { clientId: now } : { vendorId: now };
    if (await link.run({ params: { id }, body })) onClose();
  };
  const field = { chosen, onChoose: setChosen, error: undefined };
  return (
    <FormDialog
      isOpen
      title={`Link ${firstName} ${lastName}`}
      onClose={onClose}
      busy={link.pending}
      submitLabel="Save Link"
      busyLabel="Saving..."
      waitsFor={now === before ? 'Nothing is changed yet.' : undefined}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ProblemNotice title={FAILED} problem={link.problem} />
      <div className="set-link">
        {role === 'client' ? <ClientField {...field} /> : <VendorField {...field} />}
        {chosen && (
          <div className="pl-actions">
            <Button
              size="small"
              variant="minimal"
              text="Acts for nobody"
              onClick={() => setChosen(undefined)}
            />
          </div>
        )}
      </div>
    </FormDialog>
  );
}
