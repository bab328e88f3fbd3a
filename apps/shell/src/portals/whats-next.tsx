// Above every tab of the client portal: what the client can do next, or what comes next.
import { clientPagePath } from '@purlin/domain/estimates/client-page.ts';
import { fromDecimal } from '@purlin/domain/shared/money.ts';
import { buttonClass } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/client-portal.ts';
import { type ReactNode, useEffect } from 'react';
import { nextStep, type NextStep } from './next-step.ts';
import { useOwnEstimates, useOwnProjects } from './own-reads.ts';
import { hourOf, weekday } from './portal-dates.ts';

/** Renders nothing while it loads, or if there is no next step. */
export function WhatsNext() {
  const estimates = useOwnEstimates();
  const projects = useOwnProjects();
  const refresh = () => {
    estimates.refresh();
    projects.refresh();
  };
  useCameBack(refresh);
  if (!estimates.data || !projects.data) return null;
  const { today } = projects.data;
  const next = nextStep(estimates.data.estimates, projects.data.projects, today);
  if (!next) return null;
  const { title, details, action } = wordsOf(next, today);
  return (
    <section className="sh-next" aria-label={say('next')}>
      <div>
        <p className="sh-next-label">{say('next')}</p>
        <p className="sh-next-what">{title}</p>
        {details.filter(Boolean).map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
      {action}
    </section>
  );
}

/**
 * When the user comes back from an estimate's page, the browser may restore this page from its
 * back/forward cache.
 */
function useCameBack(refresh: () => void) {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && refresh();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  });
}

interface NextWords {
  readonly title: string;
  readonly details: readonly string[];
  readonly action?: ReactNode;
}

function wordsOf(next: NextStep, today: string): NextWords {
  switch (next.kind) {
    case 'answer':
      return answerWords(next, today);
    case 'question':
      return {
        title: say('next.question', { number: next.estimate.estimateNumber }),
        details: [next.estimate.projectTitle],
      };
    case 'at-work':
      return {
        title: atWorkTitle(next.day, today),
        details: [next.project.title, crewText(next.project.crews)],
      };
    case 'starts':
      return startWords(next, today);
    case 'on-hold':
      return { title: say('next.on-hold'), details: [next.project.title] };
    case 'dates':
      return { title: say('next.dates'), details: [next.title] };
  }
}

function answerWords(
  { estimate }: Extract<NextStep, { kind: 'answer' }>,
  today: string,
): NextWords {
  const {
    estimateNumber: number,
    changesJobId,
    options,
    projectTitle,
    total,
    validUntil,
  } = estimate;
  const what = changesJobId !== null ? 'change' : options.length > 0 ? 'package' : 'estimate';
  const cents = fromDecimal(total);
  return {
    title: say('next.answer', { what, number }),
    details: [
      options.length > 0 ? projectTitle : say('title-total', { title: projectTitle, cents }),
      validUntil === null ? '' : openUntil(validUntil, today),
    ],
    action: (
      <a
        className={buttonClass({ intent: 'primary', size: 'large' })}
        href={clientPagePath(number, estimate.language)}
        aria-label={say('open-what', { number })}
      >
        {say('open')}
      </a>
    ),
  };
}

/** "Valid until Wed, Dec 9" */
export const openUntil = (day: string, today: string): string =>
  day === today ? say('open-until-today') : say('open-until', { day: weekday(day) });

/** Empty if no crew is assigned yet. */
export const crewText = (crews: readonly string[]): string =>
  crews.length === 0 ? '' : say('crew', { crews: crews.join(', ') });

const atWorkTitle = (day: string | undefined, today: string): string =>
  day === undefined
    ? say('next.at-work')
    : day === today
      ? say('next.at-work-today')
      : say('next.at-work-on', { day: weekday(day) });

function startWords(
  { project, before }: Extract<NextStep, { kind: 'starts' }>,
  today: string,
): NextWords {
  const start = project.startDate!;
  const day = start.slice(0, 10);
  const hour = hourOf(start);
  return {
    title:
      day === today
        ? say('next.starts-today', { hour })
        : say('next.starts', { day: weekday(day), hour }),
    details: [before ? movedText(before, start) : '', project.title, crewText(project.crews)],
  };
}

/** "Moved from Mon, Nov 30 to Tue, Dec 1 because of the weather" */
export const movedText = (before: string, now: string): string =>
  say('moved', { before: weekday(before.slice(0, 10)), now: weekday(now.slice(0, 10)) });
