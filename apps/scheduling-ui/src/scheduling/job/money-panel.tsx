// The money of a job: what the client pays, and what vendors get of the budget.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { payments } from '@purlin/contracts/payments.ts';
import { fromDecimal } from '@purlin/domain/shared/money.ts';
import { classNames, dollars, Money, Panel } from '@purlin/ui/ui.ts';
import { Link, May, useMay, useRead } from '@purlin/web/web.ts';

/** Widths of what is paid and what is planned, in percent of the budget or of their sum. */
function shares({ budget, vendorPayments: { paid, planned } }: JobDetails) {
  const [spent, ahead] = [fromDecimal(paid), fromDecimal(planned)];
  const whole = Math.max(budget === null ? 0 : fromDecimal(budget), spent + ahead, 1);
  return [(100 * spent) / whole, (100 * ahead) / whole] as const;
}

function Contract({ estimateId }: { readonly estimateId: number }) {
  const estimate = useRead(estimates.details, { params: { id: estimateId } }).data;
  if (!estimate) return null;
  return (
    <dl className="job-sums">
      <dt>
        <Link to={`/estimates/${estimateId}`}>Estimate {estimate.estimateNumber}</Link>
      </dt>
      <dd>
        <Money amount={estimate.total} />
      </dd>
      <dt className="job-total">Contract</dt>
      <dd className="job-total">
        <Money amount={estimate.total} />
      </dd>
    </dl>
  );
}

function Budget({ job }: { readonly job: JobDetails }) {
  const {
    budget,
    vendorPayments: { paid, planned, budgetLeft },
  } = job;
  const [spent, ahead] = shares(job);
  const left = budgetLeft === null ? null : fromDecimal(budgetLeft);
  return (
    <>
      {budget !== null && (
        <div
          className="job-meter"
          role="img"
          aria-label={
            `Budget ${dollars(budget)}: paid ${dollars(paid)}, planned ${dollars(planned)}, ` +
            `left ${dollars(budgetLeft ?? '0.00')}`
          }
        >
          <i style={{ width: `${spent}%` }} />
          <i style={{ width: `${ahead}%` }} />
        </div>
      )}
      <dl className="job-sums">
        <dt>Budget</dt>
        <dd>{budget === null ? 'None' : <Money amount={budget} />}</dd>
        <dt>Paid to vendors</dt>
        <dd>
          <Money amount={paid} />
        </dd>
        <dt>Planned</dt>
        <dd>
          <Money amount={planned} />
        </dd>
        {left !== null && budgetLeft !== null && (
          <>
            <dt className={classNames('job-total', left < 0 && 'job-over')}>
              {left < 0 ? 'Over budget by' : 'Budget left'}
            </dt>
            <dd className={classNames('job-total', left < 0 && 'job-over')}>
              <Money amount={budgetLeft.replace('-', '')} />
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

export function MoneyPanel({ job }: { readonly job: JobDetails }) {
  const may = useMay();
  return (
    <Panel
      title="Money"
      actions={
        <May call={payments.list}>
          <Link to="/vendor-payments">Vendor payments</Link>
        </May>
      }
    >
      <div className="job-money">
        {job.estimateId !== null && may(estimates.details) && (
          <Contract estimateId={job.estimateId} />
        )}
        <Budget job={job} />
      </div>
    </Panel>
  );
}
