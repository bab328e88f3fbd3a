// The file that the bank has: its name, its fingerprint, and the way to it.
import { type BatchDetails, paymentBatches } from '@purlin/contracts/payment-batches.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { DownloadIcon } from '@blueprintjs/icons';
import { Button, copyText, Panel } from '@purlin/ui/ui.ts';
import { downloadFile, useMay, useNotify, failureNotice, ApiProblem } from '@purlin/web/web.ts';
import { useState } from 'react';

/** "15:06" as "3:06 PM". */
const clock = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  return `${shown} ${hours < 12 ? 'AM' : 'PM'}`;
};

export function BankFile({ batch: { id, file } }: { readonly batch: BatchDetails }) {
  const may = useMay()(paymentBatches.file);
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  if (!file) return null;
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile(paymentBatches.file, { params: { id } }, file.name);
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem)) throw thrown;
      if (!thrown.passwordNeeded) notify(failureNotice(thrown, 'The file could not be downloaded'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel
      title="Bank file"
      actions={
        may && (
          <Button
            icon={<DownloadIcon />}
            text="Download"
            data-download
            aria-keyshortcuts="D"
            loading={busy}
            onClick={() => void download()}
          />
        )
      }
    >
      <dl className="pay-pairs">
        <dt>Name</dt>
        <dd className="pl-wrap">{file.name}</dd>
        <dt>Written</dt>
        <dd>
          {formatDate(file.day)}, {clock(file.time)} Eastern
        </dd>
        <dt>File of the day</dt>
        <dd>{file.fileOfDay}</dd>
      </dl>
      <div className="pay-hash-head">
        <span className="pl-muted">SHA-256</span>
        <Button
          variant="minimal"
          size="small"
          text="Copy"
          data-copy
          aria-keyshortcuts="C"
          aria-label="Copy the SHA-256"
          onClick={() => void copyText(file.sha256, 'SHA-256')}
        />
      </div>
      <p className="pay-hash">{file.sha256.replace(/(.{8})(?!$)/g, '$1 ')}</p>
    </Panel>
  );
}
