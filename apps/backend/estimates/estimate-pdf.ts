// The PDF of an estimate: everything its pages need is read, then it is printed.
import { isUser } from '@purlin/event-sourcing/actors.ts';
import { estimateFileName } from '@purlin/domain/estimates/client-page.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { staffNames } from '../access/read-models/everybody.ts';
import { UNKNOWN } from '../company/read-models/company-details.ts';
import { consentOf } from '../company/read-models/estimate-settings.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import type { PastEvent } from '../platform/core/history/history.ts';
import type { Services } from '../platform/core/room.ts';
import type { PdfOptions } from '../platform/servers/pdf.ts';
import type { Certified } from './estimate-certificate.ts';
import { estimateDocument } from './estimate-document.ts';
import { isSigned } from './evidence.ts';
import type { OfferRow } from './read-models/sent-offer.ts';

async function certifiedOf(
  row: OfferRow,
  { db, history, config }: Services,
  known?: readonly PastEvent[],
): Promise<Certified | undefined> {
  const { answer } = row;
  if (!answer) return undefined;
  const version = answer.consentVersion ?? 0;
  const [events, names, consent] = await Promise.all([
    known ?? history.read(estimate, row.id),
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

/** What is printed: everything that stands on its pages, and what stands below them. */
export async function estimatePaper(
  row: OfferRow,
  services: Services,
  language: Language,
  known?: readonly PastEvent[],
): Promise<ReturnType<typeof estimateDocument>> {
  return estimateDocument({
    row,
    company: row.company ?? UNKNOWN,
    settings: row.settings,
    language,
    clock: services.clock,
    contractBeforeCents: row.contractBeforeCents,
    certified: await certifiedOf(row, services, known),
  });
}

/**
 * The name under which it is saved, and its bytes; in the reader's language. `known` are its
 * events, where they were read after the row. Throws PdfFailed, and Abandoned when nobody waits any
 * more.
 */
export async function estimatePdf(
  row: OfferRow,
  services: Services,
  language: Language,
  waiting: Pick<PdfOptions, 'lane' | 'signal'>,
  known?: readonly PastEvent[],
): Promise<{ readonly name: string; readonly content: Buffer }> {
  const { paper } = row.settings;
  const { html, footer } = await estimatePaper(row, services, language, known);
  return {
    name: estimateFileName(row.number, {
      approved: row.status === 'accepted',
      signed: isSigned(row.answer),
    }),
    content: await services.pdf.print(html, { format: paper, footer, ...waiting }),
  };
}
