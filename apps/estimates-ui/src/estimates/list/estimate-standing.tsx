// How an estimate stands, and beside it the one thing that matters now; where a person must act,
// that thing is the way to it.
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { Link, useMay } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import type { ReactElement } from 'react';
import { EstimateStatusBadge } from '../../parts/estimate-status.tsx';
import { available } from '../actions/available.ts';

const QUIET = {
  withdrawn: false,
  expired: false,
  openQuestions: 0,
  emailState: 'none',
  archived: false,
} as const;

/** The first of these that is so; undefined when nothing is to be said. */
function noteOf(e: EstimateSummary, mayConvert: boolean): ReactElement | undefined {
  const details = `/estimates/${e.id}`;
  if (e.archived) return <>{label('estimate.archived')}</>;
  if (e.withdrawn) return <>{label('estimate.withdrawn')}</>;
  if (e.emailState === 'failed' || e.emailState === 'bounced')
    return (
      <Link to={details} className="pl-above est-note-bad">
        {label(`estimate.email-${e.emailState}`)}
      </Link>
    );
  if (e.openQuestions > 0)
    return (
      <Link to={details} className="pl-above">
        {label('estimate.questions', { questions: e.openQuestions })}: answer
      </Link>
    );
  if (mayConvert)
    return (
      <Link to={`/calendar/new?estimateId=${e.id}`} className="pl-above">
        Convert to Job
      </Link>
    );
  if (e.emailState === 'queued') return <>{label('estimate.email-queued')}</>;
  if (e.expired) return <span className="est-note-warn">{label('estimate.expired')}</span>;
  return undefined;
}

export function EstimateStanding(estimate: EstimateSummary) {
  const note = noteOf(estimate, available(estimate, useMay()).includes('convert'));
  return (
    <span className="est-standing">
      <EstimateStatusBadge {...estimate} {...QUIET} />
      {note && <span className="est-note">{note}</span>}
    </span>
  );
}
