// The contact for the estimate: the staff member who sent it, else the company.
import { initialsOf } from '@purlin/domain/shared/initials.ts';
import { licenseRecord, realLicense, shownLicense } from '@purlin/domain/shared/license-record.ts';
import { dialledPhone } from '@purlin/domain/shared/phones.ts';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { useEstimateWords } from './in-language.tsx';
import type { Sender } from './panels.tsx';

export function EstimatorPanel({
  estimate,
  sender,
}: {
  readonly estimate: PublicEstimate;
  readonly sender: Sender;
}) {
  const { who } = useEstimateWords();
  const { company, estimator } = estimate;
  const name = estimator?.name ?? sender.name;
  const phone = dialledPhone(estimator?.phone || company.phone || sender.phoneHref);
  const email = estimator?.email || company.email;
  const ways = [
    ...(phone
      ? [
          { word: who.call, href: `tel:${phone}` },
          { word: who.text, href: `sms:${phone}` },
        ]
      : []),
    ...(email ? [{ word: who.email, href: `mailto:${email}` }] : []),
  ];
  return (
    <aside className="estimator" aria-label={who.label}>
      <p className="estimator-name">
        <span className="estimator-face" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span>
          <strong>{name}</strong>
          <span>{estimator ? who.estimator : who.company}</span>
        </span>
      </p>
      <ul className="estimator-reach">
        {ways.map(({ word, href }) => (
          <li key={href}>
            <a className="button button-ghost" href={href}>
              {word}
            </a>
          </li>
        ))}
      </ul>
      {company.ccbNumber !== '' && (
        <p className="estimator-license">
          <span>{who.license(shownLicense(company.ccbNumber))}</span>
          {realLicense(company.ccbNumber) && (
            <a href={licenseRecord(company.ccbNumber)} target="_blank" rel="noreferrer">
              {who.check}
            </a>
          )}
        </p>
      )}
    </aside>
  );
}
