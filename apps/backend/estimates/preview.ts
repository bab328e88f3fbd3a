// The client's page of an estimate that is not saved yet: what staff have typed goes through the
// same rules and the same read model as if it had been, and is written nowhere.
import type { z } from 'zod';
import { DraftInput, toOffer } from '@purlin/contracts/draft-shapes.ts';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import type { EstimatePhoto } from '@purlin/domain/estimates/photo-shapes.ts';
import { usualIntroOf } from '@purlin/domain/shared/intro-message.ts';
import { refuse } from '@purlin/domain/estimates/refusals.ts';
import { rowsAfter } from '@purlin/event-sourcing/read-model-fold.ts';
import type { RowOf } from '@purlin/event-sourcing/read-model.ts';
import { staffMemberOf } from '../access/read-models/user-list.ts';
import { clientById, type ClientRow } from '../clients/read-models/client-list.ts';
import { readCompany } from '../company/read-models/company-details.ts';
import { readEstimateSettings } from '../company/read-models/estimate-settings.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { readUnfinished } from '../platform/core/editing/unfinished.ts';
import type { Db } from '../platform/servers/database.ts';
import { toPublicEstimate } from './on-the-wire.ts';
import { contractNow } from './read-models/sent-offer.ts';
import {
  estimateById,
  estimateDetails,
  toRow,
  type EstimateDetailsRow,
} from './read-models/estimate-details.ts';
import { KIND } from './unfinished-context.ts';

const NUMBER = /^preview-([0-9a-f]{8,64})$/;
/** What stands in place of an estimate's number. */
const SHOWN_NUMBER = 'Preview';
/** A number that no estimate will ever have: what is asked about it is not found. */
const NO_ESTIMATE = 9_999_999_999;

/** The key of unfinished work in the number of an address; undefined for an estimate's number. */
export const previewKey = (number: string): string | undefined => NUMBER.exec(number)?.[1];

type Shown = z.input<typeof PublicEstimate>;

/**
 * The unfinished work as its client would see it. Undefined when there is none; refused when too
 * little of it is written to be shown.
 */
export async function previewOf(
  key: string,
  services: Services,
  asker: Asker,
): Promise<Shown | undefined> {
  const { db, clock, config } = services;
  const work = await readUnfinished(services, KIND, key);
  if (!work) return undefined;
  const { offer } = work.content as { readonly offer?: Readonly<Record<string, unknown>> };
  const parsed = DraftInput.safeParse(withoutGaps(offer ?? {}));
  if (!parsed.success) return refuse('preview-incomplete');
  const [client, company, settings, estimator, photos, contractBeforeCents] = await Promise.all([
    clientById(db, parsed.data.clientId),
    readCompany(db),
    readEstimateSettings(db),
    staffMemberOf(db, asker.by),
    photosBeside(db, work.head),
    contractNow(db, parsed.data.changesJobId),
  ]);
  const language = client?.language ?? 'en';
  const introMessage = parsed.data.introMessage || usualIntroOf(parsed.data)[language];
  const row = rowOf({ ...parsed.data, introMessage }, client, {
    now: clock.now(),
    today: clock.today(),
    by: asker.by,
  });
  return toPublicEstimate(
    { ...row, company, settings, estimator, photos, contractBeforeCents, language },
    config.TIME_ZONE,
    clock.today(),
  );
}

/** The photos beside the estimate that is edited; a new one has none yet. */
async function photosBeside(db: Db, head: unknown): Promise<readonly EstimatePhoto[]> {
  const { estimateId } = head as { readonly estimateId: number | null };
  const row = estimateId === null ? undefined : await estimateById(db, estimateId);
  return row?.photos ?? [];
}

/** The photos of the unfinished work's estimate. */
export async function photosOfPreview(
  key: string,
  services: Services,
): Promise<readonly EstimatePhoto[]> {
  const work = await readUnfinished(services, KIND, key);
  return work ? photosBeside(services.db, work.head) : [];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const isLine = (line: unknown): boolean =>
  typeof line === 'object' &&
  line !== null &&
  'description' in line &&
  textOf(line.description) !== '';
const linesIn = (lines: unknown): unknown => (Array.isArray(lines) ? lines.filter(isLine) : lines);
const DASH = '–';

/** What is still to be written does not stand in the way of looking at the rest. */
function withoutGaps(offer: Readonly<Record<string, unknown>>): unknown {
  const { lineItems, estimateOptions, clientId, projectTitle, serviceAddress } = offer;
  return {
    ...offer,
    clientId: Number(clientId) > 0 ? clientId : NO_ESTIMATE,
    projectTitle: textOf(projectTitle) || DASH,
    serviceAddress: textOf(serviceAddress) || DASH,
    ...(lineItems === undefined ? {} : { lineItems: linesIn(lineItems) }),
    ...(Array.isArray(estimateOptions)
      ? {
          estimateOptions: estimateOptions.map((option: Readonly<Record<string, unknown>>) => ({
            ...option,
            title: textOf(option['title']) || DASH,
            lineItems: linesIn(option['lineItems']),
          })),
        }
      : {}),
  };
}

type Addressee = Pick<ClientRow, 'id' | 'name' | 'email' | 'phone'>;
const NOBODY: Addressee = { id: NO_ESTIMATE, name: DASH, email: '', phone: null };

/** The row that the estimate would have, once it was saved. */
function rowOf(
  asked: z.output<typeof DraftInput>,
  { id, name, email, phone }: Addressee = NOBODY,
  { now, today, by }: { readonly now: string; readonly today: string; readonly by: string },
): EstimateDetailsRow {
  const command = {
    ...toOffer(asked),
    client: { id, name, email, phone },
    leadId: null,
    duplicateOf: null,
  };
  const meta = { now, today, by, id: NO_ESTIMATE, newKey: () => '' };
  const events = estimate.decide.DraftEstimate(command, estimate.initial, meta);
  const rows = rowsAfter(
    estimateDetails,
    events.map((event, revision) => ({
      ...event,
      eventId: '',
      stream: `estimate-${NO_ESTIMATE}`,
      id: NO_ESTIMATE,
      revision,
      position: 0n,
      at: now,
      by,
    })),
  );
  const [row] = [...rows.values()] as unknown as RowOf<typeof estimateDetails>[];
  return { ...toRow(row!), number: SHOWN_NUMBER };
}
