// Tells staff by e-mail what a client did with an estimate, when the company wants to be told.
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { UNKNOWN } from '../../company/read-models/company-details.ts';
import { USUAL_SETTINGS } from '../../company/read-models/estimate-settings.ts';
import { mailWorker } from '../../platform/core/mail-tasks.ts';
import { Unrecoverable } from '../../platform/core/tasks.ts';
import { noticeEmail, type ClientDid } from '../estimate-email.ts';
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
    const { company, settings } = {
      company: row.company ?? UNKNOWN,
      settings: row.settings ?? USUAL_SETTINGS,
    };
    if (!settings.notifyByEmail || company.email === '') return undefined;
    const event = happened.find(({ eventId }) => eventId === about);
    if (!event)
      throw new Unrecoverable(`the event ${about} of estimate ${estimateId} is not there`);
    return {
      ...noticeEmail(
        { row, company, link: `${publicUrl}/estimates/${estimateId}`, language: 'en' },
        event as ClientDid,
      ),
      to: company.email,
      replyTo:
        row.clientEmail === null ? undefined : { name: row.clientName, address: row.clientEmail },
      // Not the copy's that the client gets of the same event.
      messageId: `<${about}.notice@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  },
});
