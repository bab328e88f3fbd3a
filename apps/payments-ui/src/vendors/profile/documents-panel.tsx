// The papers a vendor works under: licence, insurances, tax form, with the day each ends.
import { type Vendor, vendors } from '@purlin/contracts/vendors.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { CrossIcon, EditIcon, PlusIcon } from '@blueprintjs/icons';
import { IconButton, Notice, Panel, StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import { May, useCommand } from '@purlin/web/web.ts';
import { useState } from 'react';
import { DocumentDialog } from './document-dialog.tsx';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  documentNames,
  type VendorDocument,
} from './documents.ts';

const STATES: Readonly<
  Record<VendorDocument['state'], { readonly tone: Tone; readonly label: string }>
> = {
  valid: { tone: 'good', label: 'Valid' },
  expiring: { tone: 'warn', label: 'Ends soon' },
  expired: { tone: 'bad', label: 'Expired' },
};

export function DocumentsPanel({ vendor }: { readonly vendor: Vendor }) {
  const [editing, setEditing] = useState<DocumentKind>();
  const known = (kind: DocumentKind) => vendor.documents.find((one) => one.kind === kind);
  return (
    <Panel flush title="Documents">
      <ul className="pay-documents">
        {DOCUMENT_KINDS.map((kind) => (
          <DocumentRow
            key={kind}
            vendorId={vendor.id}
            kind={kind}
            document={known(kind)}
            onEdit={() => setEditing(kind)}
          />
        ))}
      </ul>
      {editing && (
        <DocumentDialog
          vendorId={vendor.id}
          kind={editing}
          document={known(editing)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Panel>
  );
}

/** Its number, and until when it is valid. */
function onFile({ number, expiresOn, state }: VendorDocument): readonly string[] {
  const lines = [
    ...(number ? [number] : []),
    ...(expiresOn ? [`${state === 'expired' ? 'Ended' : 'Until'} ${formatDate(expiresOn)}`] : []),
  ];
  return lines.length > 0 ? lines : ['On file'];
}

/** Takes a paper off the file, with the way back. */
function useRemoving(
  vendorId: number,
  kind: DocumentKind,
  document: VendorDocument | undefined,
): () => void {
  const put = useCommand(vendors.putDocument);
  const params = { id: vendorId };
  const putBack = ({ number, expiresOn }: VendorDocument) =>
    void put.run({ params, body: { kind, number, expiresOn } });
  const remove = useCommand(vendors.removeDocument, {
    toast: {
      done: () => ({
        title: `${documentNames[kind]} removed`,
        ...(document && { action: { label: 'Undo', onPress: () => putBack(document) } }),
      }),
      failed: 'Failed to remove the document',
    },
  });
  return () => void remove.run({ params, body: { kind } });
}

function DocumentRow({
  vendorId,
  kind,
  document,
  onEdit,
}: {
  readonly vendorId: number;
  readonly kind: DocumentKind;
  readonly document: VendorDocument | undefined;
  readonly onEdit: () => void;
}) {
  const remove = useRemoving(vendorId, kind, document);
  const name = documentNames[kind];
  return (
    <li>
      <div className="pay-document">
        <span className="pay-document-name">
          <strong>{name}</strong>
          {document && <StatusBadge {...STATES[document.state]} />}
        </span>
        {(document ? onFile(document) : ['Not on file']).map((line) => (
          <span key={line} className="pl-muted">
            {line}
          </span>
        ))}
      </div>
      <May call={vendors.putDocument}>
        <span className="pay-document-acts">
          <IconButton
            label={document ? `Change ${name}` : `Add ${name}`}
            icon={document ? <EditIcon /> : <PlusIcon />}
            onClick={onEdit}
          />
          {document && (
            <IconButton label={`Remove ${name}`} icon={<CrossIcon />} onClick={remove} />
          )}
        </span>
      </May>
    </li>
  );
}

/** Said above everything else on the page: what has ended, and what ends within a month. */
export function LapsedNotice({ vendor }: { readonly vendor: Vendor }) {
  const ended = vendor.documents.filter(({ state }) => state === 'expired');
  const ending = vendor.documents.filter(({ state }) => state === 'expiring');
  const sentences = [...ended, ...ending].map(
    ({ kind, expiresOn, state }) =>
      `${documentNames[kind]} ${state === 'expired' ? 'ended' : 'ends'} ` +
      `${expiresOn ? formatDate(expiresOn) : ''}.`,
  );
  if (sentences.length === 0) return null;
  return (
    <Notice tone={ended.length > 0 ? 'bad' : 'warn'}>
      {sentences.join(' ')} Ask {vendor.contactPerson} for a new one.
    </Notice>
  );
}
