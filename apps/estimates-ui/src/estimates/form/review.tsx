// Everything once more before it is saved.
import { factNames } from '@purlin/domain/estimates/header-fields.ts';
import { factsOf } from '@purlin/words/header.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { formatDollars, fromDecimal } from '@purlin/domain/shared/money.ts';
import { moneyText, Notice, StatusBadge } from '@purlin/ui/ui.ts';
import { useFormContext, useWatch } from 'react-hook-form';

import { lineCents, linesTotals, recommendedOption } from '../draft/figures.ts';
import { TotalsRows } from './totals-summary.tsx';
import type { EstimateForm } from './use-estimate-form.ts';
import { typedQuantity } from '../draft/number-cells.ts';
import { shortUnit } from '../draft/unit-words.ts';
import { factsIn, type FormValues, type LineValues, written } from '../draft/values.ts';

export function Review({ client }: { readonly client: EstimateForm['client'] }) {
  const { control } = useFormContext<FormValues>();
  const values = useWatch({ control }) as FormValues;
  const recommended = recommendedOption(values.options);
  return (
    <div className="pl-form">
      <dl className="form-review">
        <div>
          <dt>Client</dt>
          <Whom client={client} />
        </div>
        <div>
          <dt>Project</dt>
          <dd>
            <strong>{values.projectTitle || 'No title yet'}</strong>
            {values.validUntil && (
              <>
                <br />
                <span className="pl-muted">Valid until {formatDate(values.validUntil)}</span>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>{values.serviceAddress || 'No address yet'}</dd>
        </div>
        {factsOf(factsIn(values), factNames, 'en').map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {values.estimateType === 'single' && <ReviewLines label="Line items" lines={values.lines} />}
      {values.estimateType === 'multi_option' &&
        values.options.map((option, n) => (
          <section key={n} className="form-review-option">
            <h3>
              {option.title || `Option ${n + 1}`}
              {option === recommended && <StatusBadge tone="good" label="Recommended" />}
            </h3>
            {option.description && <p className="pl-muted pl-prewrap">{option.description}</p>}
            <ReviewLines
              label={`Line items of ${option.title || `option ${n + 1}`}`}
              lines={option.lines}
            />
            <dl className="est-totals">
              <TotalsRows totals={linesTotals(option.lines, values)} terms={values} brief />
            </dl>
          </section>
        ))}
    </div>
  );
}

const Whom = ({ client }: { readonly client: EstimateForm['client'] }) => (
  <dd>
    <strong>{client?.name ?? 'Nobody chosen yet'}</strong>
    <br />
    <span className="pl-muted pl-wrap">
      {client && (client.email ?? 'No e-mail address: sending asks for one')}
    </span>
  </dd>
);

function ReviewLines({
  label,
  lines,
}: {
  readonly label: string;
  readonly lines: readonly LineValues[];
}) {
  const shown = written(lines);
  if (shown.length === 0)
    return <Notice tone="warn">No line items: your client would see this with $0.00.</Notice>;
  return (
    <ul className="est-line-cards form-review-lines" aria-label={label}>
      {shown.map((line, n) => (
        <li key={n}>
          <span className="pl-prewrap">{line.description}</span>
          <strong className="pl-figures">{formatDollars(lineCents(line))}</strong>
          <small className="pl-figures">
            {typedQuantity(line.quantity)?.quantity ?? line.quantity}
            {shortUnit(line.unit)} × {formatDollars(fromDecimal(moneyText(line.rate)))}
            {line.taxable ? '' : ' · not taxed'}
          </small>
        </li>
      ))}
    </ul>
  );
}
