// A review of everything before it is saved.
import { factNames } from '@purlin/domain/estimates/header-fields.ts';
import { factsOf } from '@purlin/words/header.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { dollars, Notice, rateText, StatusBadge } from '@purlin/ui/ui.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/estimate-form.ts';
import { say as ofOptions } from '@purlin/words/screens/estimate-options.ts';
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
          <dt>{say('client')}</dt>
          <Whom client={client} />
        </div>
        <div>
          <dt>{say('project')}</dt>
          <dd>
            <strong>{values.projectTitle || say('no-title')}</strong>
            {values.validUntil && (
              <>
                <br />
                <span className="pl-muted">
                  {say('valid-until-day', { day: values.validUntil })}
                </span>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{say('address')}</dt>
          <dd>{values.serviceAddress || say('no-address')}</dd>
        </div>
        {factsOf(factsIn(values), factNames, appLanguage()).map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {values.estimateType === 'single' && (
        <ReviewLines label={say('line-items')} lines={values.lines} />
      )}
      {values.estimateType === 'multi_option' &&
        values.options.map((option, n) => (
          <ReviewOption key={n} n={n} values={values} recommended={option === recommended} />
        ))}
    </div>
  );
}

function ReviewOption({
  n,
  values,
  recommended,
}: {
  readonly n: number;
  readonly values: FormValues;
  readonly recommended: boolean;
}) {
  const { title, description, lines } = values.options[n]!;
  return (
    <section className="form-review-option">
      <h3>
        {title || ofOptions('option-n', { n: n + 1 })}
        {recommended && <StatusBadge tone="good" label={ofOptions('recommended')} />}
      </h3>
      {description && <p className="pl-muted pl-prewrap">{description}</p>}
      <ReviewLines
        label={
          title
            ? ofOptions('lines-of', { name: title })
            : ofOptions('lines-of-option', { n: n + 1 })
        }
        lines={lines}
      />
      <dl className="est-totals">
        <TotalsRows totals={linesTotals(lines, values)} terms={values} brief />
      </dl>
    </section>
  );
}

const Whom = ({ client }: { readonly client: EstimateForm['client'] }) => (
  <dd>
    <strong>{client?.name ?? say('nobody-chosen')}</strong>
    <br />
    <span className="pl-muted pl-wrap">{client && (client.email ?? say('no-email'))}</span>
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
  if (shown.length === 0) return <Notice tone="warn">{say('no-lines')}</Notice>;
  return (
    <ul className="est-line-cards form-review-lines" aria-label={label}>
      {shown.map((line, n) => (
        <li key={n}>
          <span className="pl-prewrap">{line.description}</span>
          <strong className="pl-figures">{formatDollars(lineCents(line))}</strong>
          <small className="pl-figures">
            {typedQuantity(line.quantity)?.quantity ?? line.quantity}
            {shortUnit(line.unit)} × {dollars(rateText(line.rate))}
            {line.taxable ? '' : ` · ${say('not-taxed')}`}
          </small>
        </li>
      ))}
    </ul>
  );
}
