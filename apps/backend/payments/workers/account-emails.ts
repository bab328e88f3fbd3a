// Tells a vendor, where they were reached before, the office and whoever may confirm it that the
// account was changed to which the vendor is paid: the mail that uncovers the usual fraud.
import { bankAccount } from '@purlin/domain/payments/bank-account.ts';
import { saidPhone } from '@purlin/domain/shared/phones.ts';
import { mailWords } from '@purlin/words/mail.ts';
import {
  languageOfAddress,
  languageOfUser,
  languageOfVendor,
} from '../../access/read-models/languages-of.ts';
import { userById } from '../../access/read-models/user-list.ts';
import { readCompany, senderOf } from '../../company/read-models/company-details.ts';
import { mailWorker } from '../../platform/core/tasks/mail-tasks.ts';
import { frameMail } from '../../platform/servers/mail-frame.ts';
import { addressesOf } from '../../vendors/read-models/vendor-addresses.ts';
import { emailAccountChange } from '../reactions.ts';

export const accountChangeIsMailed = mailWorker(emailAccountChange, {
  async write({ vendorId, because, to: kind, userId }, _attempt, services) {
    const { db, history, publicUrl } = services;
    const event = (await history.read(bankAccount, vendorId)).find(
      ({ eventId }) => eventId === because,
    );
    if (!event) return undefined;
    const [company, whom, user] = await Promise.all([
      readCompany(db),
      addressesOf(services, vendorId, event.at),
      userId === undefined ? undefined : userById(db, userId),
    ]);
    const address = {
      office: company.email,
      user: user?.active ? user.email : undefined,
      vendor: whom.now,
      'vendor-before': whom.before,
    }[kind];
    if (!address) return undefined;
    const to = kind === 'office' || kind === 'user' ? 'office' : 'vendor';
    const language =
      to === 'vendor'
        ? await languageOfVendor(db, { id: vendorId, email: address })
        : await (user ? languageOfUser(db, user) : languageOfAddress(db, address));
    const say = mailWords(language);
    const { endsWith } = event.data as { readonly endsWith: string };
    return {
      ...frameMail({
        language,
        subject: say('account.subject', { vendor: whom.name, company: company.name }),
        sender: senderOf(company),
        heading: say('account.heading', { to, vendor: whom.name }),
        paragraphs:
          to === 'office'
            ? [say('account.office', { vendor: whom.name, endsWith })]
            : [
                say('hello-nobody'),
                say('account.vendor', { company: company.name, endsWith }),
                say('account.call', { phone: saidPhone(company.phone) }),
              ],
        ...(to === 'office'
          ? {
              button: {
                label: say('account.open'),
                link: `${publicUrl}/vendors/${vendorId}`,
                otherwise: say('broken-button'),
              },
            }
          : {}),
      }),
      to: address,
      ...(to === 'office' ? {} : { replyTo: company.email }),
      messageId: `<${because}.${kind}${userId ?? ''}@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  },
});
