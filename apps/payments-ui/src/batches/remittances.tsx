// The screen /vendor-payments/batches/:id/remittances: what each vendor is told of its money, a
// sheet each, to be printed.
import { paymentBatches, type Remittance } from '@purlin/contracts/payment-batches.ts';
import { company, type Company } from '@purlin/contracts/company.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { ChevronLeftIcon, PrintIcon } from '@blueprintjs/icons';
import { Button, ErrorPanel, Money, PageHeader, PageLayout, Panel } from '@purlin/ui/ui.ts';
import { Link, usePageTitle, useParams, useRead } from '@purlin/web/web.ts';
import type { ReactNode } from 'react';
import { batchName } from '../parts/batch-name.ts';

export function Remittances() {
  const { id = '' } = useParams();
  const { data, problem, refresh } = useRead(paymentBatches.remittances, { params: { id } });
  const business = useRead(company.details).data;
  const name = batchName(Number(id));
  usePageTitle(`Remittance advice, ${name}`);
  return (
    <PageLayout>
      <Link to={`/vendor-payments/batches/${id}`} className="pl-back">
        <ChevronLeftIcon aria-hidden />
        {name}
      </Link>
      <PageHeader
        title="Remittance advice"
        description="A sheet for each vendor. It is e-mailed when the money has settled."
        actions={
          <Button
            icon={<PrintIcon />}
            text="Print"
            disabled={!data || data.length === 0}
            onClick={() => window.print()}
          />
        }
      />
      {problem && !data && (
        <Panel>
          <ErrorPanel
            title="The remittance advice could not be loaded"
            message={problem.message}
            onRetry={refresh}
          />
        </Panel>
      )}
      {data?.length === 0 && (
        <Panel>
          <p className="pl-muted">No payment of this batch is on its way to a vendor.</p>
        </Panel>
      )}
      {data?.map((one) => (
        <Sheet
          key={`${one.vendorId} ${one.settlesOn}`}
          advice={one}
          payer={business}
          batch={name}
        />
      ))}
    </PageLayout>
  );
}

/** A page of paper by itself: who pays, whom, where to and when; then bill by bill. */
const Sheet = ({
  advice,
  payer,
  batch,
}: {
  readonly advice: Remittance;
  readonly payer: Company | undefined;
  readonly batch: string;
}) => (
  <section className="pl-panel pay-sheet" aria-label={`Remittance advice for ${advice.payee}`}>
    <header>
      <Address name={payer?.name ?? ''} address={payer?.address ?? ''}>
        {payer && [payer.phone, payer.email].filter(Boolean).join(' · ')}
      </Address>
      <div className="pay-sheet-title">
        <h2>Remittance advice</h2>
        <p className="pl-muted">{batch}</p>
      </div>
    </header>
    <Facts advice={advice} />
    <Lines advice={advice} />
  </section>
);

const Facts = ({ advice }: { readonly advice: Remittance }) => (
  <dl className="pay-sheet-facts">
    <div>
      <dt>Paid to</dt>
      <dd>
        <Address name={advice.payee} address={advice.address} />
      </dd>
    </div>
    <div>
      <dt>Into the account</dt>
      <dd className="pl-figures">••{advice.endsWith}</dd>
    </div>
    <div>
      <dt>Arrives</dt>
      <dd>{formatDate(advice.settlesOn)}</dd>
    </div>
    <div>
      <dt>Amount</dt>
      <dd>
        <strong>
          <Money amount={advice.total} />
        </strong>
      </dd>
    </div>
  </dl>
);

const Lines = ({ advice }: { readonly advice: Remittance }) => (
  <table className="pl-table">
    <caption className="pl-hidden">What is paid to {advice.payee}</caption>
    <thead>
      <tr>
        <th scope="col">For</th>
        <th scope="col">Trace</th>
        <th scope="col" className="pl-end">
          Amount
        </th>
      </tr>
    </thead>
    <tbody>
      {advice.lines.map((line) => (
        <tr key={line.paymentId}>
          <td>
            <PaidFor line={line} />
          </td>
          <td className="pl-figures pay-trace">{line.trace}</td>
          <td className="pl-end">
            <Money amount={line.amount} />
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          Total
        </th>
        <td className="pl-end">
          <Money amount={advice.total} />
        </td>
      </tr>
    </tfoot>
  </table>
);

const Address = ({
  name,
  address,
  children,
}: {
  readonly name: string;
  readonly address: string;
  readonly children?: ReactNode;
}) => (
  <address>
    <strong>{name}</strong>
    {address && <span className="pl-prewrap">{address}</span>}
    {children && <span>{children}</span>}
  </address>
);

const PaidFor = ({
  line: { invoiceNumber, paymentId, job },
}: {
  readonly line: Remittance['lines'][number];
}) => (
  <span className="pl-two-lines">
    <strong>{invoiceNumber ? `Invoice ${invoiceNumber}` : `Payment ${paymentId}`}</strong>
    <span>{job ?? 'No job'}</span>
  </span>
);
