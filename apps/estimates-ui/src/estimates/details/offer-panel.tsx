// What the client is offered: project, lines or packages, totals and words, as one document.
import type {
  Estimate,
  StaffEstimateOption,
  StaffLineItem,
} from '@purlin/contracts/estimate-shapes.ts';
import { factsOf } from '@purlin/domain/estimates/header-words.ts';
import { classNames, Money, PHONE, StatusBadge, useMediaQuery } from '@purlin/ui/ui.ts';
import { telephone } from '../../parts/telephone.ts';
import { MarginNote } from './margin-note.tsx';

export function OfferPanel({ estimate }: { readonly estimate: Estimate }) {
  const {
    client,
    clientPhone,
    serviceAddress,
    projectDescription,
    introMessage,
    customerNotes,
    total,
    lineItems,
    estimateType,
    selectedOptionId,
  } = estimate;
  const packages = estimateType === 'multi_option';
  return (
    <section className="pl-panel" aria-label="The offer">
      <div className="est-offer-head">
        <dl className="est-parties">
          <div>
            <dt>Client</dt>
            <dd className="pl-contact">
              <strong>{client.name}</strong>
              <a href={`mailto:${client.email}`}>{client.email}</a>
              {clientPhone && (
                <a href={telephone(clientPhone)} className="pl-figures">
                  {clientPhone}
                </a>
              )}
            </dd>
          </div>
          <div>
            <dt>Service Address</dt>
            <dd>{serviceAddress}</dd>
          </div>
          {factsOf(estimate, 'en', 'staff').map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <dl className="est-total">
          <dt>{packages && selectedOptionId === null ? 'Recommended option' : 'Total'}</dt>
          <dd>
            <Money amount={total} />
          </dd>
        </dl>
      </div>
      {(introMessage || projectDescription) && (
        <div className="est-words">
          {introMessage && <p className="pl-prewrap">{introMessage}</p>}
          {projectDescription && (
            <>
              <h2>Project description</h2>
              <p className="pl-prewrap">{projectDescription}</p>
            </>
          )}
        </div>
      )}
      {packages ? (
        <Packages estimate={estimate} />
      ) : (
        <>
          <Lines items={lineItems} />
          <TotalsList terms={estimate} amounts={estimate} />
          <MarginNote lines={lineItems} amounts={estimate} />
        </>
      )}
      {customerNotes && (
        <div className="est-words est-words-foot">
          <h2>Notes for the client</h2>
          <p className="pl-prewrap">{customerNotes}</p>
        </div>
      )}
    </section>
  );
}

function Packages({ estimate }: { readonly estimate: Estimate }) {
  const { estimateOptions, selectedOptionId, status } = estimate;
  if (estimateOptions.length === 0) return <p className="est-no-lines">No options yet.</p>;
  const state = (option: StaffEstimateOption) => {
    if (option.id === selectedOptionId) return <StatusBadge tone="good" label="Approved" />;
    if (status === 'accepted') return <StatusBadge tone="quiet" label="Not selected" />;
    return option.recommended && <StatusBadge tone="info" label="Recommended" />;
  };
  return estimateOptions.map((option) => (
    <section
      key={option.id}
      className={classNames(
        'est-option',
        selectedOptionId !== null && option.id !== selectedOptionId && 'est-option-left',
      )}
      aria-label={option.title}
    >
      <div className="est-option-head">
        <h2>
          {option.title} {state(option)}
        </h2>
        <strong>
          <Money amount={option.total} />
        </strong>
      </div>
      {option.description && <p className="pl-prewrap est-option-words">{option.description}</p>}
      <Lines items={option.lineItems} />
      <TotalsList terms={estimate} amounts={option} />
      <MarginNote lines={option.lineItems} amounts={option} />
    </section>
  ));
}

/** Lines under their sections, in order; lines without one come as they are. */
function bySection(
  items: readonly StaffLineItem[],
): readonly { readonly section: string | null; readonly items: readonly StaffLineItem[] }[] {
  const groups: { section: string | null; items: StaffLineItem[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.section === item.section) last.items.push(item);
    else groups.push({ section: item.section, items: [item] });
  }
  return groups;
}

const unitWords: Readonly<Partial<Record<StaffLineItem['unit'], string>>> = {
  hour: 'hr',
  sqft: 'sq ft',
  lnft: 'ln ft',
  gallon: 'gal',
  pound: 'lb',
  square: 'sq',
};
const quantity = ({ quantity: n, unit }: StaffLineItem) =>
  unitWords[unit] ? `${n} ${unitWords[unit]}` : String(n);

function LineWords({ item }: { readonly item: StaffLineItem }) {
  const more = [
    ['Scope of work', item.details],
    ['Exclusions', item.exclusions],
    ['Process', item.process],
  ].filter((pair): pair is [string, string] => Boolean(pair[1]));
  return (
    <>
      <span className="pl-prewrap">{item.description}</span>
      {!item.taxable && <span className="est-untaxed">Not taxed</span>}
      {more.length > 0 && (
        <details className="est-line-more">
          <summary>Details</summary>
          <dl>
            {more.map(([name, text]) => (
              <div key={name}>
                <dt>
                  {item.kind === 'material' && name === 'Scope of work' ? 'Description' : name}
                </dt>
                <dd className="pl-prewrap">{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

function Lines({ items }: { readonly items: readonly StaffLineItem[] }) {
  const phone = useMediaQuery(PHONE);
  if (items.length === 0) return <p className="est-no-lines">No line items yet.</p>;
  const groups = bySection(items);
  if (phone) {
    return (
      <ul className="est-line-cards" aria-label="Line items">
        {groups.flatMap(({ section, items: lines }, n) => [
          ...(section
            ? [
                <li key={`section-${n}`} className="est-section">
                  {section}
                </li>,
              ]
            : []),
          ...lines.map((item) => (
            <li key={item.id}>
              <span>
                <LineWords item={item} />
              </span>
              <strong>
                <Money amount={item.total} />
              </strong>
              <small className="pl-figures">
                {quantity(item)} × <Money amount={item.rate} />
              </small>
            </li>
          )),
        ])}
      </ul>
    );
  }
  return (
    <div className="pl-table-scroll">
      <table className="pl-table">
        <caption className="pl-hidden">Line items</caption>
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col" className="pl-end">
              Quantity
            </th>
            <th scope="col" className="pl-end">
              Rate
            </th>
            <th scope="col" className="pl-end">
              Total
            </th>
          </tr>
        </thead>
        {groups.map(({ section, items: lines }, n) => (
          <tbody key={n}>
            {section && (
              <tr>
                <th scope="rowgroup" colSpan={4} className="est-section">
                  {section}
                </th>
              </tr>
            )}
            {lines.map((item) => (
              <tr key={item.id}>
                <td>
                  <LineWords item={item} />
                </td>
                <td className="pl-end pl-figures">{quantity(item)}</td>
                <td className="pl-end">
                  <Money amount={item.rate} />
                </td>
                <td className="pl-end">
                  <Money amount={item.total} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type Amounts = Pick<Estimate, 'subtotal' | 'discount' | 'tax' | 'total' | 'deposit'>;
type Terms = Pick<
  Estimate,
  'discountPercentage' | 'discountAmount' | 'taxPercentage' | 'taxBasis' | 'depositTerms'
>;

function TotalsList({
  amounts: { subtotal, discount, tax, total, deposit },
  terms: { discountPercentage, discountAmount, taxPercentage, taxBasis, depositTerms },
}: {
  readonly amounts: Amounts;
  readonly terms: Terms;
}) {
  const discounted = discountPercentage > 0 || Number(discountAmount) > 0;
  return (
    <dl className="est-totals">
      <div>
        <dt>Subtotal</dt>
        <dd>
          <Money amount={subtotal} />
        </dd>
      </div>
      {discounted && (
        <div>
          <dt>Discount{discountPercentage > 0 && ` (${discountPercentage}%)`}</dt>
          <dd>
            −<Money amount={discount} />
          </dd>
        </div>
      )}
      {taxPercentage > 0 && (
        <div>
          <dt>
            Tax ({taxPercentage}%
            {discounted && (taxBasis === 'discounted' ? ', after discount' : ', before discount')})
          </dt>
          <dd>
            <Money amount={tax} />
          </dd>
        </div>
      )}
      <div className="est-totals-sum">
        <dt>Total</dt>
        <dd>
          <Money amount={total} />
        </dd>
      </div>
      {depositTerms && (
        <div>
          <dt>
            Deposit due on approval
            {depositTerms.kind === 'percent' && ` (${Number(depositTerms.value)}%)`}
          </dt>
          <dd>
            <Money amount={deposit} />
          </dd>
        </div>
      )}
    </dl>
  );
}
