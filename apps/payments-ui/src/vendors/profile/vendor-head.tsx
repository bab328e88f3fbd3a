// The header of a vendor's page: name, status, and actions.
import { messages } from '@purlin/contracts/messages.ts';
import { payments } from '@purlin/contracts/payments.ts';
import { addressOf } from '@purlin/contracts/screens.ts';
import { type Vendor, vendors } from '@purlin/contracts/vendors.ts';
import {
  ChatIcon,
  EditIcon,
  EraserIcon,
  MoreIcon,
  PlusIcon,
  TrashIcon,
  UndoIcon,
} from '@blueprintjs/icons';
import {
  Button,
  buttonClass,
  MenuButton,
  type MenuAction,
  Notice,
  PageHeader,
} from '@purlin/ui/ui.ts';
import { InQuickBooks } from '@purlin/web/in-quickbooks.tsx';
import { Link, May, Moment, useCommand, useMay, useNavigate } from '@purlin/web/web.ts';
import { categoryWord } from '@purlin/words/screens/vendor-categories.ts';
import { say as words } from '@purlin/words/screens/messages.ts';
import { say } from '@purlin/words/screens/vendor-page.ts';
import { useState } from 'react';
import { PaymentDialog } from '../../payments/payment-dialog.tsx';
import { ForgetVendorDialog } from '../forget-vendor-dialog.tsx';
import { RemoveVendorDialog } from '../remove-vendor-dialog.tsx';
import { useRestoring } from '../use-restoring.ts';
import { VendorStatusBadge } from '../vendor-columns.tsx';
import { EditVendorDialog } from '../vendor-dialog.tsx';
import { LapsedNotice } from './documents-panel.tsx';

type Dialog = 'pay' | 'edit' | 'remove' | 'forget';

export function VendorHead({ vendor }: { readonly vendor: Vendor }) {
  const [dialog, setDialog] = useState<Dialog>();
  return (
    <>
      <PageHeader
        title={vendor.name}
        beside={<VendorStatusBadge vendor={vendor} />}
        description={
          <>
            {say('with-us', {
              category: vendor.category ? categoryWord(vendor.category) : say('no-category'),
            })}{' '}
            <Moment at={vendor.createdAt} as="day" />
          </>
        }
        figures={
          <InQuickBooks
            kind="vendor"
            id={vendor.id}
            add={(adding) => <Button size="small" {...adding} />}
          />
        }
        actions={<Actions vendor={vendor} onOpen={setDialog} />}
      />
      {vendor.archivedAt && <ArchivedNotice vendor={vendor} />}
      <LapsedNotice vendor={vendor} />
      <Dialogs vendor={vendor} dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
}

/** Activates or deactivates, with undo. */
function useSettingStatus({ id, status }: Vendor) {
  const edit = useCommand(vendors.edit, {
    toast: {
      done: (now) => ({
        title: say(now.status === 'active' ? 'is-active' : 'is-inactive'),
        action: {
          label: say('undo'),
          onPress: () => void edit.run({ params: { id }, body: { status } }),
        },
      }),
      failed: say('update-failed'),
    },
  });
  return (next: Vendor['status']) => void edit.run({ params: { id }, body: { status: next } });
}

function Actions({
  vendor,
  onOpen,
}: {
  readonly vendor: Vendor;
  readonly onOpen: (dialog: Dialog) => void;
}) {
  const may = useMay();
  const setStatus = useSettingStatus(vendor);
  const active = vendor.status === 'active';
  const archived = vendor.archivedAt !== null;
  const actions: readonly MenuAction[] = [
    ...(may(vendors.edit) && !archived
      ? [
          {
            label: say(active ? 'make-inactive' : 'make-active'),
            onSelect: () => setStatus(active ? 'inactive' : 'active'),
          },
        ]
      : []),
    ...(may(vendors.remove) && !archived
      ? [{ label: say('delete'), icon: <TrashIcon />, onSelect: () => onOpen('remove') }]
      : []),
    ...(may(vendors.forget)
      ? [
          {
            label: say('forget'),
            icon: <EraserIcon />,
            destructive: true,
            onSelect: () => onOpen('forget'),
          },
        ]
      : []),
  ];
  return (
    <>
      {actions.length > 0 && (
        <MenuButton label={say('more-actions')} icon={<MoreIcon />} actions={actions} />
      )}
      <May call={vendors.edit}>
        <Button icon={<EditIcon />} text={say('edit')} onClick={() => onOpen('edit')} />
      </May>
      <ToMessages id={vendor.id} />
      {active && !archived && (
        <May call={payments.plan}>
          <Button
            intent="primary"
            icon={<PlusIcon />}
            text={say('create-payment')}
            onClick={() => onOpen('pay')}
          />
        </May>
      )}
    </>
  );
}

const ToMessages = ({ id }: { readonly id: number }) => (
  <May call={messages.vendor}>
    <Link to={addressOf('messages', 'vendor', { id })} className={buttonClass()}>
      <ChatIcon />
      {words('messages')}
    </Link>
  </May>
);

function ArchivedNotice({ vendor: { id, archivedAt } }: { readonly vendor: Vendor }) {
  const restore = useRestoring();
  return (
    <Notice
      tone="quiet"
      title={say('archived')}
      actions={
        <May call={vendors.restore}>
          <Button
            size="small"
            icon={<UndoIcon />}
            text={say('restore')}
            loading={restore.pending}
            onClick={() => void restore.run({ params: { id } })}
          />
        </May>
      }
    >
      {say('archived-since')} <Moment at={archivedAt!} as="day" />
      {say('archived-stays')}
    </Notice>
  );
}

function Dialogs({
  vendor,
  dialog,
  onClose,
}: {
  readonly vendor: Vendor;
  readonly dialog: Dialog | undefined;
  readonly onClose: () => void;
}) {
  const navigate = useNavigate();
  if (dialog === 'pay') return <PaymentDialog vendorId={vendor.id} onClose={onClose} />;
  if (dialog === 'edit') return <EditVendorDialog vendor={vendor} onClose={onClose} />;
  if (dialog === 'forget')
    return (
      <ForgetVendorDialog
        vendor={vendor}
        onClose={onClose}
        onForgotten={() => void navigate('/vendors')}
      />
    );
  if (dialog !== 'remove') return null;
  return (
    <RemoveVendorDialog
      vendor={vendor}
      onClose={onClose}
      onRemoved={(removed) => {
        if (removed === 'deleted') void navigate('/vendors');
      }}
    />
  );
}
