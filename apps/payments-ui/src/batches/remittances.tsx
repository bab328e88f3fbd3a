// The screen /vendor-payments/batches/:id/remittances: what each vendor is told of its money, a
// sheet each, to be printed.
import { paymentBatches, type Remittance } from '@purlin/contracts/payment-batches.ts';
import { company } from '@purlin/contracts/company.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { ChevronLeftIcon, PrintIcon } from '@blueprintjs/icons';
import { Button, ErrorPanel, Money, PageHeader, PageLayout, Panel } from '@purlin/ui/ui.ts';
import { Link, usePageTitle, useParams, useRead } from '@purlin/web/web.ts';
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
        <Sheet key={one.vendorId} advice={one} from={business?.name ?? ''} />
      ))}
    </PageLayout>
  );
}

const Sheet = ({ advice, from }: { readonly advice: Remittance; readonly from: string }) => (
  <section className="pl-panel pay-sheet" aria-label={`Remittance advice for ${advice.payee}`}>
    <header>
      <div>
        <h2>{advice.payee}</h2>
        <p className="pl-muted">
          {from} pays to the account ending in {advice.endsWith}
          {advice.settlesOn && `, ${formatDate(advice.settlesOn)}`}
        </p>
      </div>
      <strong>
        <Money amount={advice.total} />
      </strong>
    </header>
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
    </table>
  </section>
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
