// What happens after sending: the email, the reminders, the deadline, and each answer.
import type { EstimateSettings } from '@purlin/contracts/company.ts';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { Panel } from '@purlin/ui/ui.ts';
import { locales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/estimate-send.ts';

export function AfterPanel({
  estimate: { clientName, depositTerms, validUntil },
  settings,
}: {
  readonly estimate: Estimate;
  readonly settings: EstimateSettings | undefined;
}) {
  const days = settings?.followUpDays ?? [];
  const listed = new Intl.ListFormat(locales[appLanguage()]);
  return (
    <Panel title={say('what-happens-after')}>
      <dl className="send-after">
        <dt>{say('now')}</dt>
        <dd>{say('now-means')}</dd>
        {days.length > 0 && (
          <>
            <dt>{say('reminders')}</dt>
            <dd>
              {say('reminders-mean', { days: listed.format(days.map(String)), client: clientName })}
            </dd>
          </>
        )}
        {validUntil !== null && (
          <>
            <dt>{say('last-day', { day: validUntil })}</dt>
            <dd>{say('last-day-means')}</dd>
          </>
        )}
        <dt>{say('approved')}</dt>
        <dd>{say(depositTerms ? 'approved-deposit-means' : 'approved-means')}</dd>
        <dt>{say('declined')}</dt>
        <dd>{say('declined-means')}</dd>
      </dl>
    </Panel>
  );
}
