// The evidence of who answered the estimate, how, and which document they saw.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { Panel } from '@purlin/ui/ui.ts';
import { Moment } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/estimate-page.ts';
import type { ReactNode } from 'react';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

export function EvidencePanel({ estimate: { evidence, status } }: { readonly estimate: Estimate }) {
  if (!evidence) return null;
  return (
    <Panel title={say(status === 'declined' ? 'evidence-of-decline' : 'evidence-of-approval')}>
      <dl className="est-evidence">
        <Fact name={say('when')}>
          <Moment at={evidence.at} />
        </Fact>
        <Fact name={say('how')}>{label(`how.${evidence.how}`)}</Fact>
        {evidence.name && (
          <Fact name={say(evidence.how === 'page' ? 'signed' : 'name')}>{evidence.name}</Fact>
        )}
        {evidence.recordedBy && <Fact name={say('recorded-by')}>{evidence.recordedBy}</Fact>}
        {evidence.reason && <Fact name={say('what-happened')}>{evidence.reason}</Fact>}
        {evidence.ip && <Fact name={say('ip-address')}>{evidence.ip}</Fact>}
        {evidence.userAgent && <Fact name={say('browser')}>{evidence.userAgent}</Fact>}
        {evidence.consentVersion > 0 && (
          <Fact name={say('consent-text')}>{say('version', { n: evidence.consentVersion })}</Fact>
        )}
        <Fact name={say('version-answered')}>{say('revision', { n: evidence.revision })}</Fact>
        {evidence.documentSha256 && (
          <Fact name={say('document')}>
            <code>{evidence.documentSha256}</code>
          </Fact>
        )}
      </dl>
      <p className="pl-help">{say('certificate')}</p>
    </Panel>
  );
}
