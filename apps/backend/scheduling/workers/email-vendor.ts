// Tells a vendor by e-mail that they were assigned to a job, moved or taken off it.
import { fold } from '@purlin/event-sourcing/decider.ts';
import { job } from '@purlin/domain/scheduling/job.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { newsOf } from '@purlin/domain/scheduling/vendor-news.ts';
import { orderState } from '@purlin/domain/scheduling/work-orders.ts';
import { languageAmong } from '../../access/read-models/languages-of.ts';
import { usersActingFor } from '../../access/read-models/user-list.ts';
import { readCompany } from '../../company/read-models/company-details.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import type { Services } from '../../platform/core/room.ts';
import { Unrecoverable } from '../../platform/core/tasks/tasks.ts';
import { calendarFile } from '../../platform/servers/calendar-file.ts';
import { vendorById } from '../../vendors/read-models/vendor-list.ts';
import { appointmentOf, calendarIdOf } from '../appointments.ts';
import { changesOfDaysOff } from '../read-models/days-off-changes.ts';
import { emailVendor } from '../reactions.ts';
import { vendorEmail } from '../vendor-email.ts';

/** The job as it was right after the event that is told of, and what that meant for the vendor. */
async function newsAbout(
  { jobId, vendorId, about }: { jobId: number; vendorId: number; about: string },
  { history }: Pick<Services, 'history'>,
) {
  const events = await history.read(job, jobId);
  const place = events.findIndex(({ eventId }) => eventId === about);
  const told = events[place];
  const known = fold(job, events.slice(0, place + 1));
  if (!told || known.status === 'none')
    throw new Unrecoverable(`the event ${about} of job ${jobId} is not there`);
  const news = newsOf(events, place, vendorId);
  if (!news) return undefined;
  const { what, before, after } = news;
  const gone = what !== 'made' && what !== 'moved';
  return {
    what,
    gone,
    words: known.words,
    dates: after ?? NO_DATES,
    // They proposed these dates, say, or the job is over: nothing is left to answer.
    asks:
      what !== 'waits' &&
      !isOver(known) &&
      orderState(known, vendorId)?.answer?.what !== 'confirmed',
    appointed: {
      id: jobId,
      title: known.words.title,
      address: known.words.address,
      status: gone ? ('cancelled' as const) : known.status,
      revision: told.revision,
      changedAt: told.at,
      // What is taken out of a calendar is named as it stands there.
      ...((gone ? before : after) ?? NO_DATES),
    },
  };
}
const NO_DATES: Dates = { start: null, end: null };

/** The order in the vendor's portal. */
const orderLink = (publicUrl: string, jobId: number): string =>
  `${publicUrl}/vendor-portal?order=${jobId}`;

export const sendVendorEmail = mailWorker(emailVendor, {
  async write(asked, _attempt, services) {
    const { db, publicUrl, config, product } = services;
    const [company, vendor, news, daysOff] = await Promise.all([
      readCompany(db),
      vendorById(db, asked.vendorId),
      newsAbout(asked, services),
      changesOfDaysOff(db),
    ]);
    // Taken back since; or forgotten, or without an address: nobody is left to tell.
    if (!news || !vendor?.email) return undefined;
    const { what, gone, words, dates, asks, appointed } = news;
    const whose = { kind: 'vendor' as const, assigneeId: asked.vendorId };
    const appointment = appointmentOf(appointed, calendarIdOf(services), whose, daysOff);
    const to = { name: vendor.name, address: vendor.email };
    const from = company.email ? { name: company.name, address: company.email } : undefined;
    const acting = (await usersActingFor(db, { clientId: null, vendorId: vendor.id })).filter(
      ({ active }) => active,
    );
    const link =
      acting.length > 0 && (!gone || what === 'waits')
        ? orderLink(publicUrl, asked.jobId)
        : undefined;
    const method = gone ? 'cancel' : 'request';
    return {
      ...vendorEmail(
        { what, vendor: vendor.contactPerson || vendor.name, ...words, dates, link, asks },
        company,
        languageAmong(acting, vendor),
      ),
      to,
      replyTo: from,
      messageId: `<${asked.about}.vendor-${asked.vendorId}@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      invitation: appointment && {
        method,
        content: calendarFile({
          zone: config.TIME_ZONE,
          program: product.name,
          method,
          ...(from ? { from, to } : {}),
          appointments: [appointment],
        }),
      },
    };
  },
});
