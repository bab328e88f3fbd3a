// A vendor's documents: license, insurance, tax form, each with its expiry date.
import { type Vendor, vendors } from '@purlin/contracts/vendors.ts';
import { CrossIcon, EditIcon, PlusIcon } from '@blueprintjs/icons';
import { IconButton, Notice, Panel, StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import { May, momentsIn, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/vendor-page.ts';
import { useState } from 'react';
import { DocumentDialog } from './document-dialog.tsx';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  documentName,
  type VendorDocument,
} from './documents.ts';

const TONES: Readonly<Record<VendorDocument['state'], Tone>> = {
  valid: 'good',
  expiring: 'warn',
  expired: 'bad',
};
const dayOf = (date: string): string => momentsIn('UTC').day(date);

export function DocumentsPanel({ vendor }: { readonly vendor: Vendor }) {
  const [editing, setEditing] = useState<DocumentKind>();
  const known = (kind: DocumentKind) => vendor.documents.find((one) => one.kind === kind);
  return (
    <Panel flush title={say('documents')}>
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

/** The document's number and expiry date. */
function onFile({ number, expiresOn, state }: VendorDocument): readonly string[] {
  const lines = [
    ...(number ? [number] : []),
    ...(expiresOn ? [say(state === 'expired' ? 'ended' : 'until', { day: dayOf(expiresOn) })] : []),
  ];
  return lines.length > 0 ? lines : [say('on-file')];
}

/** Removes a document, with undo. */
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
        title: say('removed', { paper: documentName(kind) }),
        ...(document && { action: { label: say('undo'), onPress: () => putBack(document) } }),
      }),
      failed: say('remove-failed'),
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
  const paper = documentName(kind);
  return (
    <li>
      <div className="pay-document">
        <span className="pay-document-name">
          <strong>{paper}</strong>
          {document && (
            <StatusBadge tone={TONES[document.state]} label={say(`state.${document.state}`)} />
          )}
        </span>
        {(document ? onFile(document) : [say('not-on-file')]).map((line) => (
          <span key={line} className="pl-muted">
            {line}
          </span>
        ))}
      </div>
      <May call={vendors.putDocument}>
        <span className="pay-document-acts">
          <IconButton
            label={say(document ? 'change-paper' : 'add-paper', { paper })}
            icon={document ? <EditIcon /> : <PlusIcon />}
            onClick={onEdit}
          />
          {document && (
            <IconButton
              label={say('remove-paper', { paper })}
              icon={<CrossIcon />}
              onClick={remove}
            />
          )}
        </span>
      </May>
    </li>
  );
}

/** Above everything else on the page: what has expired or expires within a month. */
export function LapsedNotice({ vendor }: { readonly vendor: Vendor }) {
  const ended = vendor.documents.filter(({ state }) => state === 'expired');
  const ending = vendor.documents.filter(({ state }) => state === 'expiring');
  const sentences = [...ended, ...ending].map(({ kind, expiresOn, state }) =>
    say(state === 'expired' ? 'has-ended' : 'will-end', {
      paper: documentName(kind),
      day: expiresOn ? dayOf(expiresOn) : '',
    }),
  );
  if (sentences.length === 0) return null;
  return (
    <Notice tone={ended.length > 0 ? 'bad' : 'warn'}>
      {sentences.join(' ')} {say('ask-for-new', { contact: vendor.contactPerson })}
    </Notice>
  );
}
