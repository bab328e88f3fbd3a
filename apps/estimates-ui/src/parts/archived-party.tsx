// That a client or vendor is archived, and the way to restore them (rule: archived-writers).
import { clients } from '@purlin/contracts/clients.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import type { Party } from '@purlin/domain/messages/message-shapes.ts';
import { UndoIcon } from '@blueprintjs/icons';
import { Button, StatusBadge } from '@purlin/ui/ui.ts';
import { May, useCommand, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/clients.ts';
import { say as ofVendors } from '@purlin/words/screens/vendors.ts';

/** Renders nothing for users who may not restore. */
export function RestoreClient({ id }: { readonly id: number }) {
  const restore = useCommand(clients.restore, {
    toast: { done: { title: say('client-restored') }, failed: say('restore-failed') },
  });
  return (
    <May call={clients.restore}>
      <Button
        size="small"
        icon={<UndoIcon />}
        text={say('restore')}
        loading={restore.pending}
        onClick={() => void restore.run({ params: { id } })}
      />
    </May>
  );
}

function RestoreVendor({ id }: { readonly id: number }) {
  const restore = useCommand(vendors.restore, {
    toast: { done: { title: ofVendors('restored') }, failed: ofVendors('restore-failed') },
  });
  return (
    <May call={vendors.restore}>
      <Button
        size="small"
        icon={<UndoIcon />}
        text={say('restore')}
        loading={restore.pending}
        onClick={() => void restore.run({ params: { id } })}
      />
    </May>
  );
}

/** Renders nothing for users who may not restore. */
export const RestoreParty = ({ kind, id }: Party) =>
  kind === 'client' ? <RestoreClient id={id} /> : <RestoreVendor id={id} />;

/** Beside a client's name on other pages; renders nothing unless the client is archived. */
export function ArchivedClient({ id }: { readonly id: number }) {
  const may = useMay();
  const { data } = useRead(clients.details, { params: { id } }, { enabled: may(clients.details) });
  if (!data?.archivedAt) return null;
  return (
    <>
      <StatusBadge tone="quiet" label={say('archived')} /> <RestoreClient id={id} />{' '}
    </>
  );
}
