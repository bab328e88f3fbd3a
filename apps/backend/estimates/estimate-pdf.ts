// The PDF of an estimate: everything its pages need is read, then it is printed.
import { isUser } from '@purlin/event-sourcing/actors.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { staffNames } from '../access/read-models/user-list.ts';
import { UNKNOWN } from '../company/read-models/company-details.ts';
import { consentOf, USUAL_SETTINGS } from '../company/read-models/estimate-settings.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { Services } from '../platform/core/room.ts';
import type { PdfOptions } from '../platform/servers/pdf.ts';
import type { Certified } from './estimate-certificate.ts';
import { estimateDocument } from './estimate-document.ts';
import type { OfferRow } from './read-models/sent-offer.ts';

async function certifiedOf(
  row: OfferRow,
  { db, history, config }: Services,
): Promise<Certified | undefined> {
  const { answer } = row;
  if (!answer) return undefined;
  const version = answer.consentVersion ?? 0;
  const [events, names, consent] = await Promise.all([
    history.read(estimate, row.id),
    staffNames(db),
    version > 0 ? consentOf(db, version, answer.language ?? 'en') : undefined,
  ]);
  const staff = isUser(answer.by);
  return {
    row: { ...row, answer },
    events,
    timeZone: config.TIME_ZONE,
    recordedBy: staff ? (names.get(answer.by) ?? answer.by) : null,
    consent: consent ? { ...consent, version } : null,
  };
}

/**
 * The name under which it is saved, and its bytes; in the reader's language. Throws PdfFailed, and
 * Abandoned when nobody waits for it any more.
 */
export async function estimatePdf(
  row: OfferRow,
  services: Services,
  language: Language,
  waiting: Pick<PdfOptions, 'lane' | 'signal'>,
): Promise<{ readonly name: string; readonly content: Buffer }> {
  const settings = row.settings ?? USUAL_SETTINGS;
  const { html, footer } = estimateDocument({
    row,
    company: row.company ?? UNKNOWN,
    settings,
    language,
    clock: services.clock,
    contractBeforeCents: row.contractBeforeCents,
    certified: await certifiedOf(row, services),
  });
  return {
    name: `estimate-${row.number}.pdf`,
    content: await services.pdf.print(html, { format: settings.paper, footer, ...waiting }),
  };
}
