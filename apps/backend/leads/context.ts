// The leads room: public forms, the newsletter, and the office's inbox for both.
import { exportTable } from '../platform/core/files/export-tables.ts';
import { leads } from '@purlin/contracts/leads.ts';
import { type LeadDetails, type LeadSummary } from '@purlin/contracts/lead-shapes.ts';
import { may } from '@purlin/domain/access/rights.ts';
import { lead } from '@purlin/domain/leads/lead.ts';
import { subscriber } from '@purlin/domain/leads/subscriber.ts';
import { refuse } from '@purlin/domain/leads/refusals.ts';
import type { z } from 'zod';
import type { Language, SiteLanguage } from '@purlin/domain/shared/languages.ts';
import { allUsers, userById } from '../access/read-models/user-list.ts';
import { clientNow } from '../clients/read-models/client-list.ts';
import { estimateNow } from '../estimates/read-models/estimate-details.ts';
import type { Facts } from '../platform/core/commands/build-command.ts';
import { checkNamed, isWidth } from '../platform/core/files/pictures.ts';
import type { File } from '../platform/core/answers.ts';
import { defineRoom, ListPage, type Caller, type Services } from '../platform/core/room.ts';
import { linkForm, linkPage, plainForm } from './form-answer.ts';
import { addressKey, sha256Of } from './address-key.ts';
import { momentsOf } from './lead-history.ts';
import { readLinkKey } from './link-key.ts';
import {
  leadEmails,
  leadsAreForgotten,
  leadsFollowEstimates,
  leadsKeepPhotos,
  newsletterEmails,
} from './reactions.ts';
import {
  countNewLeads,
  leadById,
  leadList,
  listLeads,
  type LeadRow,
} from './read-models/lead-list.ts';
import {
  countSubscribers,
  listSubscribers,
  subscriberById,
  subscriberList,
} from './read-models/subscriber-list.ts';
import { sendLeadEmail } from './workers/email-about-lead.ts';
import { sendSubscriberEmail } from './workers/email-subscriber.ts';
import { eraseLead, forgetLateLeads, forgetLeadsOfClient } from './workers/forget-lead.ts';
import { sendLeadAlong } from './workers/follow-estimate.ts';
import { keepLeadPhotos } from './workers/keep-photos.ts';

async function namesOfUsers({
  db,
}: Pick<Services, 'db'>): Promise<(userId: number | null) => string | null> {
  const names = new Map(
    (await allUsers(db)).map((user) => [user.id, `${user.firstName} ${user.lastName}`]),
  );
  return (userId) => (userId === null ? null : (names.get(userId) ?? null));
}

const toSummary = (
  row: LeadRow,
  nameOf: (userId: number | null) => string | null,
): LeadSummary => ({ ...row, assignee: nameOf(row.assigneeId) });

async function details(
  id: number,
  services: Services,
  language: Language = 'en',
): Promise<z.input<typeof LeadDetails> | undefined> {
  const row = await leadById(services.db, id);
  return (
    row &&
    ({
      ...row,
      ...toSummary(row, await namesOfUsers(services)),
      moments: await momentsOf(id, services, language),
    } as z.input<typeof LeadDetails>)
  );
}

/** The request as it came. Throws BadInput when a photo that it names is not there. */
async function withPhotos<B extends { readonly photos: readonly string[] }>(
  { body }: { readonly body: B },
  { pictures }: Facts,
): Promise<B> {
  await checkNamed(pictures, body.photos, { audience: 'staff', field: 'photos' });
  return body;
}

/** A photo of a request, in one size; undefined when it is not one of its own. */
async function photoOf(
  id: number,
  { photo, width }: { readonly photo: string; readonly width: string },
  { db, pictures }: Services,
): Promise<File | undefined> {
  if (!isWidth(width) || !(await leadById(db, id))?.photos.includes(photo)) return undefined;
  const content = await pictures.read(photo, width, 'staff');
  return content && { name: `photo-${id}.webp`, content };
}

/**
 * An address has one stream for ever: its number is taken under a fingerprint of the address,
 * whoever asks and how often. Whether another e-mail is due, the rule says.
 */
async function subscribe(
  body: { readonly email: string; readonly language: SiteLanguage },
  { dispatch, nextId, fingerprint }: Services,
  { asker }: Caller,
): Promise<void> {
  const id = await nextId(subscriber, addressKey(sha256Of(body.email), fingerprint));
  await dispatch(subscriber, id, { type: 'RequestNewsletter', data: body }, asker);
}

export const leadsRoom = defineRoom({
  contract: leads,
  deciders: [lead, subscriber],
  resources: {
    lead: (id, services) => details(id, services),
    subscriber: (id, { db }) => subscriberById(db, id),
  },
})({
  name: 'leads',
  readModels: [leadList, subscriberList],
  taken: [exportTable('leads', leadList), exportTable('subscribers', subscriberList)],
  reactions: [
    leadEmails,
    leadsFollowEstimates,
    leadsKeepPhotos,
    newsletterEmails,
    leadsAreForgotten,
  ],
  workers: [
    sendLeadEmail,
    sendSubscriberEmail,
    sendLeadAlong,
    keepLeadPhotos,
    eraseLead,
    forgetLeadsOfClient,
  ],
  scheduled: [forgetLateLeads],
  forms: {
    quote: plainForm('quote', '/quote/thank-you'),
    contact: plainForm('contact', '/contact/thank-you'),
    subscribe: plainForm('newsletter', '/newsletter/confirm-sent'),
    confirm: linkForm('/newsletter/confirmed'),
    unsubscribe: linkForm('/newsletter/unsubscribed'),
  },
  pages: {
    '/newsletter/confirm': linkPage('en', 'confirm', '/api/newsletter/confirm'),
    '/es/newsletter/confirm': linkPage('es', 'confirm', '/api/newsletter/confirm'),
    '/newsletter/unsubscribe': linkPage('en', 'leave', '/api/newsletter/unsubscribe'),
    '/es/newsletter/unsubscribe': linkPage('es', 'leave', '/api/newsletter/unsubscribe'),
  },
  commands: {
    quote: withPhotos,
    contact: withPhotos,
    async assign({ body }, { db }) {
      const assignee = body.userId === null ? undefined : await userById(db, body.userId);
      if (body.userId !== null && !may(assignee?.role, 'leads.write')) return refuse('not-staff');
      return body;
    },
    async link({ body }, facts) {
      if (!(await clientNow(facts, body.clientId))) return refuse('client-unknown');
      if (
        body.estimateId !== null &&
        (await estimateNow(facts, body.estimateId))?.clientId !== body.clientId
      )
        return refuse('estimate-unknown');
      return body;
    },
  },
  answers: {
    quote: async () => ({}),
    contact: async () => ({}),
    addPhoto: ({ body }, { pictures }, { session, place }) =>
      pictures.keep(body, 'staff', { known: session !== undefined, address: place.ip }),
    photo: ({ id, params }, services) => photoOf(id, params, services),
    async subscribe({ body: { website, ...body } }, services, caller) {
      if (website === '') await subscribe(body, services, caller);
      return {};
    },
    async confirm({ params }, { dispatch }, { asker }) {
      const { subscriberId, keyHash } = readLinkKey(params['key']);
      await dispatch(
        subscriber,
        subscriberId,
        { type: 'ConfirmNewsletter', data: { keyHash } },
        asker,
      );
      return {};
    },
    async unsubscribe({ params }, { dispatch }, { asker }) {
      const { subscriberId, keyHash } = readLinkKey(params['key']);
      await dispatch(
        subscriber,
        subscriberId,
        { type: 'LeaveNewsletter', data: { keyHash } },
        asker,
      );
      return {};
    },
    async list({ query }, services) {
      const [page, nameOf] = await Promise.all([
        listLeads(services.db, query),
        namesOfUsers(services),
      ]);
      return new ListPage(
        page.items.map((row) => toSummary(row, nameOf)),
        page.next,
      );
    },
    async counts(_, { db }) {
      const [fresh, subscribers] = await Promise.all([countNewLeads(db), countSubscribers(db)]);
      return { newQuotes: fresh.quote, newMessages: fresh.message, subscribers };
    },
    details: ({ id }, services, { language }) => details(id, services, language),
    async forgetting({ id }, { db }) {
      const row = await leadById(db, id);
      return (
        row && {
          name: row.name,
          goes: [
            { what: 'contact', count: 1 },
            { what: 'words', count: 1 },
            ...(row.photoCount > 0 ? [{ what: 'photos' as const, count: row.photoCount }] : []),
          ],
          stays: [{ what: 'mark', count: 1, why: ['history'] }],
          obstacle: null,
        }
      );
    },
    forget: async () => ({}),
    subscribers: ({ query }, { db }) => listSubscribers(db, query),
    async removeSubscriber({ id }, { forget }) {
      // Whoever is taken off the list is not kept in history either.
      await forget([{ decider: subscriber, id }]);
      return {};
    },
  },
});
