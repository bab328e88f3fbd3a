// The checks before an estimate is sent: blockers, warnings, and where to fix each. The server
// checks again (rule: estimate-actions).
import type { Company } from '@purlin/contracts/company-details.ts';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { dollars } from '@purlin/ui/ui.ts';
import { locales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/estimate-send.ts';
import { lackIn, lackWords } from '../draft/lack.ts';

/** Where a problem is fixed: a screen of the app. */
export interface Mend {
  readonly label: string;
  readonly to: string;
}
export interface Check {
  readonly name: string;
  /** `stop`: it cannot be sent like this. `thought`: a warning. */
  readonly weight: 'stop' | 'thought' | 'fine';
  readonly says: string;
  readonly mend?: Mend;
}

interface Given {
  readonly estimate: Estimate;
  readonly company: Pick<Company, 'ccbNumber'> | undefined;
  /** Other users who have it open. */
  readonly others: readonly string[];
}

const fine = (name: string, says: string): Check => ({ name, weight: 'fine', says });
const amount = (money: string): number => Number(money);

/** Every package, or the whole estimate if there are none. */
const offered = ({ estimateType, estimateOptions, total }: Estimate): readonly string[] =>
  estimateType === 'multi_option' ? estimateOptions.map((option) => option.total) : [total];

function somethingToPayFor(estimate: Estimate, edit: Mend): Check {
  const lack = lackIn(estimate);
  if (lack)
    return {
      name: 'lines',
      weight: 'stop',
      says: say('lack', { lack: lackWords(lack) }),
      mend: edit,
    };
  const several = estimate.estimateType === 'multi_option' && estimate.estimateOptions.length > 1;
  return fine('lines', say(several ? 'lines-in-packages' : 'lines-and-total'));
}

function withinTheTotal({ depositTerms, ...estimate }: Estimate, edit: Mend): Check {
  const totals = offered({ depositTerms, ...estimate }).map(amount);
  const asked = depositTerms?.kind === 'amount' ? amount(depositTerms.value) : 0;
  return asked > Math.min(...totals)
    ? {
        name: 'deposit',
        weight: 'stop',
        says: say('deposit-too-high', { amount: dollars(depositTerms!.value) }),
        mend: edit,
      }
    : fine('deposit', say('deposit-fine'));
}

function inTime({ expired, validUntil, status, id }: Estimate, edit: Mend): Check {
  if (!expired || validUntil === null) return fine('dates', say('day-fine'));
  const mend = status === 'draft' ? edit : { label: say('extend-it'), to: `/estimates/${id}` };
  return {
    name: 'dates',
    weight: 'stop',
    says: say('day-passed', { day: validUntil }),
    mend,
  };
}

/** Oregon requires the license number on every written bid (OAR 812-003-0120). */
const licensed = (company: Given['company']): Check =>
  company?.ccbNumber.trim() === ''
    ? {
        name: 'licence',
        weight: 'stop',
        says: say('no-licence'),
        mend: { label: say('add-it'), to: '/settings/business' },
      }
    : fine('licence', say('licence-fine'));

const begins = ({ startWindow }: Estimate, edit: Mend): Check =>
  startWindow === null
    ? {
        name: 'start',
        weight: 'thought',
        says: say('no-start'),
        mend: edit,
      }
    : fine('start', say('start-fine'));

const alone = (others: readonly string[]): Check =>
  others.length > 0
    ? {
        name: 'others',
        weight: 'thought',
        says: say('others-have-it', {
          count: others.length,
          names: new Intl.ListFormat(locales[appLanguage()]).format(others),
        }),
      }
    : fine('others', say('others-fine'));

/** An earlier email is still queued, so the client would get two. */
const mailBefore = ({ emailState, clientName }: Estimate): Check =>
  emailState === 'queued'
    ? {
        name: 'mail',
        weight: 'thought',
        says: say('mail-waits', { client: clientName }),
      }
    : fine('mail', say('mail-fine'));

/** Sendings run one after the other. */
const alreadySending = ({ held }: Estimate): readonly Check[] =>
  held?.ended === null
    ? [{ name: 'held', weight: 'stop', says: say('already-sending', { address: held.to }) }]
    : [];

/** All checks, the most severe first. */
export function checksOf({ estimate, company, others }: Given): readonly Check[] {
  const edit = {
    label: say(estimate.status === 'draft' ? 'change-it' : 'revise-it'),
    to: `/estimates/${estimate.id}/edit`,
  };
  const order = ['stop', 'thought', 'fine'];
  // An answered estimate stays as it is, so it is not checked for what it lacks.
  const open = estimate.status !== 'accepted' && estimate.status !== 'declined';
  return [
    ...(open
      ? [
          somethingToPayFor(estimate, edit),
          withinTheTotal(estimate, edit),
          inTime(estimate, edit),
          begins(estimate, edit),
        ]
      : []),
    ...alreadySending(estimate),
    licensed(company),
    mailBefore(estimate),
    alone(others),
  ].toSorted((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight));
}
