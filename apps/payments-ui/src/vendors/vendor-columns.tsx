// The columns of the vendor list.
import { type Vendor, vendors } from '@purlin/contracts/vendors.ts';
import { EditIcon, TrashIcon, UndoIcon } from '@blueprintjs/icons';
import { type Column, IconButton, StatusBadge, Tip } from '@purlin/ui/ui.ts';
import { Link, May, PhoneLink } from '@purlin/web/web.ts';
import { categoryWord } from '@purlin/words/screens/vendor-categories.ts';
import { say } from '@purlin/words/screens/vendors.ts';
import { documentName } from './profile/documents.ts';

/** The vendor and the row's dialog. Actions that cannot be undone are on the vendor's page. */
export interface Opened {
  readonly to: 'edit' | 'remove' | 'restore';
  readonly vendor: Vendor;
}
type OnOpen = (opened: Opened) => void;

const none = <span className="pl-muted">—</span>;

export const VendorStatusBadge = ({ vendor: { status, archivedAt } }: { vendor: Vendor }) =>
  archivedAt ? (
    <StatusBadge tone="quiet" label={say('archived')} />
  ) : (
    <StatusBadge
      tone={status === 'active' ? 'good' : 'quiet'}
      label={status === 'active' ? say('active') : say('inactive')}
    />
  );

/** The documents that have expired or expire within a month. */
function PapersBadge({ vendor: { documents } }: { readonly vendor: Vendor }) {
  const ended = documents.find(({ state }) => state === 'expired');
  const one = ended ?? documents.find(({ state }) => state === 'expiring');
  return (
    one && (
      <Tip text={say(ended ? 'paper-ended' : 'paper-ends-soon', { paper: documentName(one.kind) })}>
        <StatusBadge
          tone={ended ? 'bad' : 'warn'}
          label={ended ? say('papers-ended') : say('papers-end-soon')}
        />
      </Tip>
    )
  );
}

/** In a narrow column the address breaks before its domain, not within a word. */
function BrokenEmail({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

const Actions = ({ vendor, onOpen }: { readonly vendor: Vendor; readonly onOpen: OnOpen }) => (
  <div className="pl-actions pl-above">
    <May call={vendors.edit}>
      <IconButton
        label={say('edit-named', { name: vendor.name })}
        icon={<EditIcon />}
        onClick={() => onOpen({ to: 'edit', vendor })}
      />
    </May>
    {vendor.archivedAt ? (
      <May call={vendors.restore}>
        <IconButton
          label={say('restore-named', { name: vendor.name })}
          icon={<UndoIcon />}
          onClick={() => onOpen({ to: 'restore', vendor })}
        />
      </May>
    ) : (
      <May call={vendors.remove}>
        <IconButton
          label={say('delete-named', { name: vendor.name })}
          icon={<TrashIcon />}
          onClick={() => onOpen({ to: 'remove', vendor })}
        />
      </May>
    )}
  </div>
);

export const vendorColumns = (onOpen: OnOpen): readonly Column<Vendor>[] => [
  {
    name: say('vendor'),
    sort: 'name',
    onCard: 'title',
    cell: (vendor) => (
      <span className="pl-two-lines">
        <strong>
          <Link className="pl-row-link" to={`/vendors/${vendor.id}`}>
            {vendor.name}
          </Link>
        </strong>
        {vendor.address && <span className="pl-wrap">{vendor.address}</span>}
      </span>
    ),
  },
  {
    name: say('contact'),
    sort: 'contactPerson',
    onCard: 'title',
    cell: (vendor) => (
      <span className="pl-two-lines pl-above">
        <span>{vendor.contactPerson}</span>
        <span className="pay-contact">
          <a href={`mailto:${vendor.email}`} className="pl-wrap">
            <BrokenEmail email={vendor.email} />
          </a>
          <PhoneLink phone={vendor.phone} />
        </span>
      </span>
    ),
  },
  {
    name: say('category'),
    sort: 'category',
    cell: ({ category }) => (category ? categoryWord(category) : none),
  },
  {
    name: say('status'),
    sort: 'status',
    onCard: 'badge',
    cell: (vendor) => (
      <span className="pay-stack">
        <VendorStatusBadge vendor={vendor} />
        <PapersBadge vendor={vendor} />
      </span>
    ),
  },
  {
    name: say('actions'),
    end: true,
    onCard: 'actions',
    cell: (vendor) => <Actions vendor={vendor} onOpen={onOpen} />,
  },
];
