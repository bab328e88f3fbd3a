// The money of a job: what the client pays, and what vendors get of the budget.
import type { ChangeOrder, JobDetails } from '@purlin/contracts/job-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { payments } from '@purlin/contracts/payments.ts';
import { fromDecimal } from '@purlin/domain/shared/money.ts';
import { buttonClass, classNames, dollars, Money, Panel } from '@purlin/ui/ui.ts';
import { Link, May } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';

/** Widths of what is paid and what is planned, in percent of the budget or of their sum. */
function shares({ budget, vendorPayments: { paid, planned } }: JobDetails) {
  const [spent, ahead] = [fromDecimal(paid), fromDecimal(planned)];
  const whole = Math.max(budget === null ? 0 : fromDecimal(budget), spent + ahead, 1);
  return [(100 * spent) / whole, (100 * ahead) / whole] as const;
}

/** An approved one counts; any other stands beside the sum, never inside. */
const Change = ({ change, nth }: { readonly change: ChangeOrder; readonly nth: number }) => {
  const counts = change.status === 'accepted';
  return (
    <>
      <dt>
        <Link to={`/estimates/${change.id}`}>
          Change order {nth}: {change.title || change.estimateNumber}
        </Link>
        {!counts && <small> {label(`estimate.${change.status}`)}, not counted</small>}
      </dt>
      <dd className={counts ? '' : 'job-beside'}>
        {counts && '+ '}
        <Money amount={change.total} />
      </dd>
    </>
  );
};

/** What the client pays: the estimate and the changes that they approved. */
function Contract({ job: { estimateId, contract } }: { readonly job: JobDetails }) {
  if (contract.estimate === null && contract.changes.length === 0) return null;
  return (
    <dl className="job-sums">
      {contract.estimate !== null && (
        <>
          <dt>
            <Link to={`/estimates/${estimateId}`}>Estimate</Link>
          </dt>
          <dd>
            <Money amount={contract.estimate} />
          </dd>
        </>
      )}
      {contract.changes.map((change, n) => (
        <Change key={change.id} change={change} nth={n + 1} />
      ))}
      <dt className="job-total">Contract</dt>
      <dd className="job-total">
        {contract.total === null ? 'None yet' : <Money amount={contract.total} />}
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

export const MoneyPanel = ({ job }: { readonly job: JobDetails }) => (
  <Panel
    title="Money"
    actions={
      <May call={payments.list}>
        <Link to="/vendor-payments">Vendor payments</Link>
      </May>
    }
  >
    <div className="job-money">
      <May call={estimates.details}>
        <Contract job={job} />
      </May>
      {job.status !== 'cancelled' && (
        <May call={estimates.draft}>
          <Link
            to={`/estimates/new/guided?jobId=${job.id}&from=job`}
            className={buttonClass({ size: 'small' })}
          >
            New change order
          </Link>
        </May>
      )}
      <Budget job={job} />
    </div>
  </Panel>
);
