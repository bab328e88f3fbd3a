// An estimate's history for its client: sent, opened, asked, answered, approved.
import type { OwnEstimate, OwnEstimateStep } from '@purlin/contracts/own-estimates.ts';
import { Moment } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/client-portal.ts';

export const EstimateHistory = ({ estimate }: { readonly estimate: OwnEstimate }) => (
  <details className="sh-history">
    <summary aria-label={say('history-of', { number: estimate.estimateNumber })}>
      {say('history')}
    </summary>
    <ol>
      {estimate.history.map((step) => (
        <li key={`${step.at}-${step.what}`}>
          <Moment at={step.at} />
          <p>
            <strong>{stepText(step)}</strong>
            {step.text && <span className="sh-history-said">{step.text}</span>}
          </p>
        </li>
      ))}
    </ol>
  </details>
);

function stepText({ what, name, how = 'page' }: OwnEstimateStep): string {
  if (what === 'declined' && how !== 'page') return say('step.declined-for-you');
  if (what !== 'approved') return say(`step.${what}`);
  return name && how === 'page' ? say('step.approved-by', { name }) : say('step.approved', { how });
}
