// An offer's lines by section: a table, or cards on a phone.
import type { StaffLineItem } from '@purlin/contracts/estimate-shapes.ts';
import { sectionsOf } from '@purlin/domain/shared/sections.ts';
import { Money, PHONE, useMediaQuery } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-offer.ts';
import { shortUnit } from '../draft/unit-words.ts';

interface Section {
  /** Null if no heading is needed. */
  readonly heading: string | null;
  readonly items: readonly StaffLineItem[];
}

/**
 * If other lines have sections, those without one get a heading too, or they would seem to belong
 * to the section above.
 */
function bySection(items: readonly StaffLineItem[]): readonly Section[] {
  const sections = sectionsOf(items);
  return sections.map(({ name, lines }) => ({
    heading: name || (sections.length > 1 ? say('other-work') : null),
    items: lines,
  }));
}

const quantity = ({ quantity: n, unit }: StaffLineItem) => `${n}${shortUnit(unit)}`;

function LineWords({ item }: { readonly item: StaffLineItem }) {
  const more = [
    [say(item.kind === 'material' ? 'description' : 'scope'), item.details],
    [say('exclusions'), item.exclusions],
    [say('process'), item.process],
  ].filter((pair): pair is [string, string] => Boolean(pair[1]));
  return (
    <>
      <span className="pl-prewrap">{item.description}</span>
      {!item.taxable && <span className="est-untaxed">{say('not-taxed')}</span>}
      {more.length > 0 && (
        <details className="est-line-more">
          <summary>{say('details')}</summary>
          <dl>
            {more.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="pl-prewrap">{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

export function OfferLines({ items }: { readonly items: readonly StaffLineItem[] }) {
  const phone = useMediaQuery(PHONE);
  if (items.length === 0) return <p className="est-no-lines">{say('no-line-items')}</p>;
  const sections = bySection(items);
  return phone ? <Cards sections={sections} /> : <Table sections={sections} />;
}

interface SectionsProps {
  readonly sections: readonly Section[];
}

const Cards = ({ sections }: SectionsProps) => (
  <ul className="est-line-cards" aria-label={say('line-items')}>
    {sections.flatMap(({ heading, items: lines }, n) => [
      ...(heading
        ? [
            <li key={`section-${n}`} className="est-section">
              {heading}
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

const Table = ({ sections }: SectionsProps) => (
  <div className="pl-table-scroll">
    <table className="pl-table est-lines">
      <caption className="pl-hidden">{say('line-items')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('description')}</th>
          <th scope="col" className="pl-end">
            {say('quantity')}
          </th>
          <th scope="col" className="pl-end">
            {say('rate')}
          </th>
          <th scope="col" className="pl-end">
            {say('total')}
          </th>
        </tr>
      </thead>
      {sections.map(({ heading, items: lines }, n) => (
        <tbody key={n}>
          {heading && (
            <tr>
              <th scope="rowgroup" colSpan={4} className="est-section">
                {heading}
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
