// A job's money: what the client pays, and what vendors get out of the budget.
import type { ChangeOrder, JobDetails } from '@purlin/contracts/job-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { payments } from '@purlin/contracts/payments.ts';
import { languages } from '@purlin/domain/shared/languages.ts';
import { fromDecimal } from '@purlin/domain/shared/money.ts';
import { Button, buttonClass, classNames, dollars, Money, Panel } from '@purlin/ui/ui.ts';
import { Link, May, useMay } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { usualWords } from '@purlin/words/usual.ts';
import { useState } from 'react';
import { say } from '@purlin/words/screens/jobs.ts';
import { EditDialog } from './edit-dialog.tsx';

/**
 * Widths of the paid and planned parts, in percent of the budget or of their sum, whichever is
 * larger.
 */
function shares({ budget, vendorPayments: { paid, planned } }: JobDetails) {
  const [spent, ahead] = [fromDecimal(paid), fromDecimal(planned)];
  const whole = Math.max(budget === null ? 0 : fromDecimal(budget), spent + ahead, 1);
  return [(100 * spent) / whole, (100 * ahead) / whole] as const;
}

/** A title that already contains its number is not numbered twice. */
const changeName = ({ title, estimateNumber }: ChangeOrder, nth: number): string =>
  languages.some((one) => title.startsWith(usualWords(one)('change-order', { nth })))
    ? title
    : say('change-order', { nth, title: title || estimateNumber });

/** An approved change order counts toward the total; any other is shown beside it. */
const Change = ({ change, nth }: { readonly change: ChangeOrder; readonly nth: number }) => {
  const counts = change.status === 'accepted';
  return (
    <>
      <dt>
        <Link to={`/estimates/${change.id}`}>{changeName(change, nth)}</Link>
        {!counts && (
          <small> {say('not-counted', { status: label(`estimate.${change.status}`) })}</small>
        )}
      </dt>
      <dd className={counts ? '' : 'job-beside'}>
        {counts && '+ '}
        <Money amount={change.total} />
      </dd>
    </>
  );
};

/** What the client pays: the estimate and approved change orders. */
function Contract({ job: { estimateId, contract } }: { readonly job: JobDetails }) {
  if (contract.estimate === null && contract.changes.length === 0) return null;
  return (
    <dl className="job-sums">
      {contract.estimate !== null && (
        <>
          <dt>
            <Link to={`/estimates/${estimateId}`}>{say('estimate')}</Link>
          </dt>
          <dd>
            <Money amount={contract.estimate} />
          </dd>
        </>
      )}
      {contract.changes.map((change, n) => (
        <Change key={change.id} change={change} nth={n + 1} />
      ))}
      <dt className="job-total">{say('contract')}</dt>
      <dd className="job-total">
        {contract.total === null ? say('none-yet') : <Money amount={contract.total} />}
      </dd>
    </dl>
  );
}

/** Without a budget nobody notices that vendors cost too much. */
function SetBudget({ job }: { readonly job: JobDetails }) {
  const [open, setOpen] = useState(false);
  const may = useMay()(scheduling.edit);
  if (!may) return say('none');
  return (
    <>
      <Button
        className="job-set-budget"
        size="small"
        variant="minimal"
        text={say('set-budget')}
        onClick={() => setOpen(true)}
      />
      {open && <EditDialog job={job} onClose={() => setOpen(false)} />}
    </>
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
          aria-label={say('budget-read', {
            budget: dollars(budget),
            paid: dollars(paid),
            planned: dollars(planned),
            left: dollars(budgetLeft ?? '0.00'),
          })}
        >
          <i style={{ width: `${spent}%` }} />
          <i style={{ width: `${ahead}%` }} />
        </div>
      )}
      <dl className="job-sums">
        <dt>{say('budget')}</dt>
        <dd>{budget === null ? <SetBudget job={job} /> : <Money amount={budget} />}</dd>
        <dt>{say('paid-to-vendors')}</dt>
        <dd>
          <Money amount={paid} />
        </dd>
        <dt>{say('planned')}</dt>
        <dd>
          <Money amount={planned} />
        </dd>
        {left !== null && budgetLeft !== null && (
          <>
            <dt className={classNames('job-total', left < 0 && 'job-over')}>
              {left < 0 ? say('over-budget') : say('budget-left')}
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
    title={say('money')}
    actions={
      <May call={payments.list}>
        <Link to="/vendor-payments">{say('vendor-payments')}</Link>
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
            {say('new-change-order')}
          </Link>
        </May>
      )}
      <Budget job={job} />
      <May call={payments.plan}>
        <Link to={`/vendor-payments?forJob=${job.id}`} className={buttonClass({ size: 'small' })}>
          {say('create-payment')}
        </Link>
      </May>
    </div>
  </Panel>
);
