// An estimate's status, and beside it the one note that matters now, linked if a user has to act.
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { Link, useMay } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/estimates.ts';
import type { ReactElement } from 'react';
import { EstimateStatusBadge } from '../../parts/estimate-status.tsx';
import { lackWords } from '../draft/lack.ts';
import { available } from '../actions/available.ts';

const QUIET = {
  withdrawn: false,
  expired: false,
  openQuestions: 0,
  emailState: 'none',
  archived: false,
} as const;

/** The first note that applies; undefined if none does. */
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
        {say('answer-questions', {
          questions: label('estimate.questions', { questions: e.openQuestions }),
        })}
      </Link>
    );
  if (mayConvert)
    return (
      <Link to={`/calendar/new?estimateId=${e.id}`} className="pl-above">
        {say('convert-to-job')}
      </Link>
    );
  if (e.emailState === 'queued') return <>{label('estimate.email-queued')}</>;
  if (e.expired) return <span className="est-note-warn">{label('estimate.expired')}</span>;
  if (e.lack)
    return (
      <span className="est-note-warn" title={say('not-ready-to-send', { what: lackWords(e.lack) })}>
        <span className="pl-hidden">{say('not-ready-to-send-aside')}</span>
        {e.lack.title === null && e.lack.lacks === 'lines' ? say('no-lines') : lackWords(e.lack)}
      </span>
    );
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
