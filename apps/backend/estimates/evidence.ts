// What shows, years later, who answered an estimate, from where, and to which document.
import { isUser } from '@purlin/event-sourcing/actors.ts';
import { may } from '@purlin/domain/access/rights.ts';
import { headlineTotals } from '@purlin/domain/estimates/offer.ts';
import { refuse } from '@purlin/domain/estimates/refusals.ts';
import { consentOf } from '../company/read-models/estimate-settings.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { Request } from '../platform/core/commands/build-command.ts';
import type { Db } from '../platform/servers/database.ts';
import { fingerprintOf, type Consent } from './canonical-document.ts';
import type { EstimateDetailsRow, RecordedAnswer } from './read-models/estimate-details.ts';

/**
 * The consent text that was shown, when the company asks for one and such a version was ever
 * recorded.
 */
export async function consentShown(
  db: Db,
  { version, language }: { readonly version: number; readonly language: Language },
): Promise<Consent | null> {
  const found = version > 0 ? await consentOf(db, version, language) : undefined;
  return found ? { terms: found.terms, consentText: found.consentText, version } : null;
}

/** How an answer was given, and what was said with it. */
interface GivenAnswer<How> {
  readonly how: How;
  readonly name: string;
  readonly reason: string;
  /** In which consent and terms were shown. */
  readonly language: Language;
}

/** Whether someone who works here is signed in to the client's page. */
const isOfStaff = ({ by, session }: Request['caller']): boolean =>
  isUser(by) && may(session?.role, 'estimates.read');

/**
 * On the client's page; an answer that staff give there is theirs. Refuses staff who may not record
 * a client's answer.
 */
export function answeredBy(caller: Request['caller']): 'page' | 'staff' {
  if (!isOfStaff(caller)) return 'page';
  return may(caller.session?.role, 'estimates.answer') ? 'staff' : refuse('staff-not-client');
}

/** Refuses a question of staff on the client's page: it would be the client's word. */
export function checkAsker(caller: Request['caller']): void {
  if (isOfStaff(caller)) refuse('staff-not-client');
}

/** Whether the client typed a name as signature; a name that staff wrote down is none. */
export const isSigned = (answer: RecordedAnswer | null): boolean =>
  Boolean(answer?.name) && (answer?.how ?? 'page') === 'page';

/**
 * Address, browser and document of an answer. Of an estimate that cannot be found there is no
 * document: the rule will refuse the answer.
 */
export function evidenceOf<const How extends string>(
  { how, name, reason, language }: GivenAnswer<How>,
  row: EstimateDetailsRow | undefined,
  consent: Consent | null,
  caller: Request['caller'],
) {
  return {
    documentRevision: row?.revision ?? null,
    evidence: {
      how,
      name,
      reason,
      language,
      ip: row ? caller.ip : '',
      userAgent: row ? caller.userAgent : '',
      consentVersion: consent?.version ?? 0,
      ...(row
        ? fingerprintOf({ ...row, offered: headlineTotals(row.options, row.lines, row) }, consent)
        : { documentSha256: '', documentFormat: 1 }),
    },
  };
}
