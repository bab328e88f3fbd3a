// The steps after an approval, in order. Says nothing that the company has not configured.
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { FORMATS } from '@purlin/words/message.ts';
import { dollars, isZero } from './format.ts';
import { useEstimateWords, type EstimateWords } from './in-language.tsx';
import type { Sender } from './panels.tsx';
import { agreementIn } from './shown.ts';
import { situationOf } from './situation.ts';

interface Step {
  readonly title: string;
  readonly text: string;
  readonly done?: boolean;
}

function stepsOf(
  estimate: PublicEstimate,
  amounts: { readonly deposit: string },
  who: string,
  words: EstimateWords,
): readonly Step[] {
  const { next } = words;
  const approved = situationOf(estimate) === 'approved';
  const { startWindow } = estimate;
  const start = startWindow
    ? next.start(
        FORMATS.firstDay(startWindow, words.language),
        FORMATS.lastDay(startWindow, words.language),
      )
    : '';
  const howToPay = agreementIn(estimate, words.language).depositText || next.payLater;
  return [
    approved
      ? { title: next.approved, text: next.copy, done: true }
      : { title: next.approve, text: next.copy },
    ...(isZero(amounts.deposit)
      ? []
      : [{ title: next.deposit(dollars(amounts.deposit)), text: howToPay }]),
    // A change order belongs to work that is already agreed.
    estimate.contractBefore === null
      ? { title: next.agree, text: [next.agreeText(who), start].filter(Boolean).join(' ') }
      : { title: next.goOn, text: next.goOnText(who) },
  ];
}

/** `amounts`: of the approved or currently selected option. */
export function NextSteps({
  estimate,
  sender,
  amounts,
}: {
  readonly estimate: PublicEstimate;
  readonly sender: Sender;
  readonly amounts: { readonly deposit: string };
}) {
  const words = useEstimateWords();
  const situation = situationOf(estimate);
  if (situation !== 'open' && situation !== 'approved' && situation !== 'preview') return null;
  const who = estimate.estimator?.name ?? sender.name;
  return (
    <section>
      <h2>{words.next.title}</h2>
      <ol className="next">
        {stepsOf(estimate, amounts, who, words).map(({ title, text, done }) => (
          <li key={title} className={done ? 'next-done' : undefined}>
            <strong>{title}</strong>
            <p className="typed">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
