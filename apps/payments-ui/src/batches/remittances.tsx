// The screen /vendor-payments/batches/:id/remittances: the remittance advice for each vendor, one
// printable sheet each.
import { paymentBatches, type Remittance } from '@purlin/contracts/payment-batches.ts';
import { company } from '@purlin/contracts/company.ts';
import type { Company } from '@purlin/contracts/company-details.ts';
import { shownPhone } from '@purlin/domain/shared/phones.ts';
import { ChevronLeftIcon, PrintIcon } from '@blueprintjs/icons';
import { Button, ErrorPanel, Money, PageHeader, PageLayout, Panel } from '@purlin/ui/ui.ts';
import { Link, usePageTitle, useParams, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/remittances.ts';
import type { ReactNode } from 'react';
import { batchName } from '../parts/batch-name.ts';
import { fullDay } from '../parts/days.ts';

export function Remittances() {
  const { id = '' } = useParams();
  const { data, problem, refresh } = useRead(paymentBatches.remittances, { params: { id } });
  const business = useRead(company.details).data;
  const name = batchName(Number(id));
  usePageTitle(say('title-of', { batch: name }));
  return (
    <PageLayout>
      <Link to={`/vendor-payments/batches/${id}`} className="pl-back">
        <ChevronLeftIcon aria-hidden />
        {name}
      </Link>
      <PageHeader
        title={say('title')}
        description={say('lead')}
        actions={
          <Button
            icon={<PrintIcon />}
            text={say('print')}
            disabled={!data || data.length === 0}
            onClick={() => window.print()}
          />
        }
      />
      {problem && !data && (
        <Panel>
          <ErrorPanel title={say('load-failed')} message={problem.message} onRetry={refresh} />
        </Panel>
      )}
      {data?.length === 0 && (
        <Panel>
          <p className="pl-muted">{say('none')}</p>
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

/** One printed page: payer, payee, account and date, then each bill. */
const Sheet = ({
  advice,
  payer,
  batch,
}: {
  readonly advice: Remittance;
  readonly payer: Company | undefined;
  readonly batch: string;
}) => (
  <section className="pl-panel pay-sheet" aria-label={say('sheet-for', { payee: advice.payee })}>
    <header>
      <Address name={payer?.name ?? ''} address={payer?.address ?? ''}>
        {payer && [shownPhone(payer.phone), payer.email].filter(Boolean).join(' · ')}
      </Address>
      <div className="pay-sheet-title">
        <h2>{say('title')}</h2>
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
      <dt>{say('paid-to')}</dt>
      <dd>
        <Address name={advice.payee} address={advice.address} />
      </dd>
    </div>
    <div>
      <dt>{say('into-account')}</dt>
      <dd className="pl-figures">••{advice.endsWith}</dd>
    </div>
    <div>
      <dt>{say(advice.settledOn ? 'arrived' : 'arrives')}</dt>
      <dd>{fullDay(advice.settledOn ?? advice.settlesOn)}</dd>
    </div>
    <div>
      <dt>{say('amount')}</dt>
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
    <caption className="pl-hidden">{say('what-is-paid', { payee: advice.payee })}</caption>
    <thead>
      <tr>
        <th scope="col">{say('for')}</th>
        <th scope="col">{say('trace')}</th>
        <th scope="col" className="pl-end">
          {say('amount')}
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
          {say('total')}
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
    <strong dir="auto">{name}</strong>
    {address && (
      <span className="pl-prewrap" dir="auto">
        {address}
      </span>
    )}
    {children && <span>{children}</span>}
  </address>
);

const PaidFor = ({
  line: { invoiceNumber, paymentId, job },
}: {
  readonly line: Remittance['lines'][number];
}) => (
  <span className="pl-two-lines">
    <strong>
      {invoiceNumber
        ? say('invoice', { number: invoiceNumber })
        : say('payment', { id: paymentId })}
    </strong>
    <span dir="auto">{job ?? say('no-job')}</span>
  </span>
);
