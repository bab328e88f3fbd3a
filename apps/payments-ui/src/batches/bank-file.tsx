// The file sent to the bank: its name, digest, and download link.
import {
  type BatchDetails,
  type BatchProof,
  paymentBatches,
} from '@purlin/contracts/payment-batches.ts';
import { DownloadIcon } from '@blueprintjs/icons';
import { Button, Money, Panel } from '@purlin/ui/ui.ts';
import { copyText } from '@purlin/ui/form/copy-field.tsx';
import {
  downloadFile,
  Moment,
  useMay,
  useNotify,
  failureNotice,
  ApiProblem,
} from '@purlin/web/web.ts';
import { locales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/batch-page.ts';
import { useState } from 'react';

/** "15:06" as "3:06 PM". */
const clock = (time: string): string =>
  new Date(`1970-01-01T${time}Z`)
    .toLocaleTimeString(locales[appLanguage()], {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
    })
    // Some browsers put a narrow no-break space before "PM".
    .replace('\u202F', ' ');

/** What an independent parser reads in the file. */
const Contents = ({ proof }: { readonly proof: NonNullable<BatchProof['file']> }) => (
  <>
    <dt>{say('size')}</dt>
    <dd>{say('size-is', { lines: proof.lines, bytes: proof.bytes })}</dd>
    <dt>{say('business')}</dt>
    <dd>
      <Money amount={proof.business} />
    </dd>
    <dt>{say('personal')}</dt>
    <dd>
      <Money amount={proof.personal} />
    </dd>
    <dt>{say('debits')}</dt>
    <dd>
      <Money amount={proof.debits} />
    </dd>
    <dt>{say('entries-addenda')}</dt>
    <dd>
      {proof.entries} + {proof.addenda}
    </dd>
    <dt>{say('entry-hash')}</dt>
    <dd className="pl-figures">{proof.entryHash}</dd>
  </>
);

export function BankFile({
  batch,
  proof,
}: {
  readonly batch: BatchDetails;
  readonly proof: BatchProof['file'] | undefined;
}) {
  const { id, file } = batch;
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
      if (!thrown.passwordNeeded) notify(failureNotice(thrown, say('download-failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel
      title={say('bank-file')}
      actions={
        may && (
          <Button
            icon={<DownloadIcon />}
            text={say('download')}
            data-download
            aria-keyshortcuts="D"
            loading={busy}
            onClick={() => void download()}
          />
        )
      }
    >
      <Facts batch={batch} file={file} proof={proof} />
      <Digest file={file} />
    </Panel>
  );
}

type Written = NonNullable<BatchDetails['file']>;

/** The file's name and numbers, its contents, and the bank's response. */
const Facts = ({
  batch: { acceptedAt, rejectedAt },
  file,
  proof,
}: {
  readonly batch: BatchDetails;
  readonly file: Written;
  readonly proof: BatchProof['file'] | undefined;
}) => (
  <>
    <dl className="pay-pairs">
      <dt>{say('name')}</dt>
      <dd className="pl-wrap">{file.name}</dd>
      <dt>{say('written')}</dt>
      <dd>{say('written-at', { day: file.day, time: clock(file.time) })}</dd>
      <dt>{say('file-of-day')}</dt>
      <dd>{file.fileOfDay}</dd>
      {proof && <Contents proof={proof} />}
      <dt>{say('bank-answer')}</dt>
      <dd>
        {rejectedAt ? (
          <>
            {say('rejected')} <Moment at={rejectedAt} />
          </>
        ) : acceptedAt ? (
          <>
            {say('accepted')} <Moment at={acceptedAt} />
          </>
        ) : (
          say('no-answer')
        )}
      </dd>
    </dl>
    {proof === null && <p className="pl-muted">{say('cannot-be-read')}</p>}
  </>
);

/** The file's digest, to compare with one computed by the bank or an auditor. */
const Digest = ({ file }: { readonly file: Written }) => (
  <>
    <div className="pay-hash-head">
      <span className="pl-muted">{say('hash')}</span>
      <Button
        variant="minimal"
        size="small"
        text={say('copy')}
        data-copy
        aria-keyshortcuts="C"
        aria-label={say('copy-hash')}
        onClick={() => void copyText(file.sha256, say('hash'), say('hash-copied'))}
      />
    </div>
    <p className="pay-hash">{file.sha256.replace(/(.{8})(?!$)/g, '$1 ')}</p>
  </>
);
