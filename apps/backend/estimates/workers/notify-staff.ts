// Tells the office and the staff by e-mail what a client did with an estimate, where they want to
// hear of it.
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { nameIn, whomToTell } from '../../access/read-models/whom-to-tell.ts';
import { clientById } from '../../clients/read-models/client-list.ts';
import { UNKNOWN } from '../../company/read-models/company-details.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import { Unrecoverable } from '../../platform/core/tasks/tasks.ts';
import { noticeEmail, type ClientDid } from '../notice-email.ts';
import { notifyStaff } from '../reactions.ts';
import { offerById } from '../read-models/sent-offer.ts';

// The notification in the app says the same, so nobody misses anything but the e-mail; that it
// failed, the list of e-mails says.
export const sendStaffNotice = mailWorker(notifyStaff, {
  async write({ estimateId, about }, _attempt, { db, history, publicUrl }) {
    const [row, happened] = await Promise.all([
      offerById(db, estimateId),
      history.read(estimate, estimateId),
    ]);
    if (!row) throw new Error(`estimate ${estimateId} cannot be read yet`);
    const { settings, company: known } = row;
    const archived = Boolean((await clientById(db, row.clientId))?.archivedAt);
    const company = known ?? UNKNOWN;
    const event = happened.find(({ eventId }) => eventId === about);
    if (!event)
      throw new Unrecoverable(`the event ${about} of estimate ${estimateId} is not there`);
    const topic = event.type === 'QuestionAsked' ? 'clientMessages' : 'estimateUpdates';
    const whom = await whomToTell(db, settings.notifyByEmail ? company.email : '', topic);
    return whom.map(({ language, ...readers }) => ({
      ...noticeEmail(
        { row, company, link: `${publicUrl}/estimates/${estimateId}`, language },
        event as ClientDid,
        archived,
      ),
      ...readers,
      replyTo:
        row.clientEmail === null ? undefined : { name: row.clientName, address: row.clientEmail },
      // Not the copy's that the client gets of the same event.
      messageId: `<${nameIn(`${about}.notice`, language)}@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    }));
  },
});
