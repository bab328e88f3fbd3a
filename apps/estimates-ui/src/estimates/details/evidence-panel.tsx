// What shows who answered the estimate, how, and to which document.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { Panel } from '@purlin/ui/ui.ts';
import { Moment } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
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
    <Panel title={status === 'declined' ? 'Evidence of the decline' : 'Evidence of the approval'}>
      <dl className="est-evidence">
        <Fact name="When">
          <Moment at={evidence.at} />
        </Fact>
        <Fact name="How">{label(`how.${evidence.how}`)}</Fact>
        {evidence.name && (
          <Fact name={evidence.how === 'page' ? 'Signed' : 'Name'}>{evidence.name}</Fact>
        )}
        {evidence.recordedBy && <Fact name="Recorded by">{evidence.recordedBy}</Fact>}
        {evidence.reason && <Fact name="What happened">{evidence.reason}</Fact>}
        {evidence.ip && <Fact name="IP address">{evidence.ip}</Fact>}
        {evidence.userAgent && <Fact name="Browser">{evidence.userAgent}</Fact>}
        {evidence.consentVersion > 0 && (
          <Fact name="Consent text">Version {evidence.consentVersion}</Fact>
        )}
        <Fact name="Version answered">Revision {evidence.revision}</Fact>
        {evidence.documentSha256 && (
          <Fact name="Document (SHA-256)">
            <code>{evidence.documentSha256}</code>
          </Fact>
        )}
      </dl>
      <p className="pl-help">The certificate at the end of the PDF says the same.</p>
    </Panel>
  );
}
