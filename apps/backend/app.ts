// The app: every room, and what the pages are filled with.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { realLicense, shownLicense } from '@purlin/domain/shared/license-record.ts';
import { dialledPhone, shownPhone } from '@purlin/domain/shared/phones.ts';
import { accessRoom } from './access/context.ts';
import { apiKeysRoom } from './access/api-keys-context.ts';
import { ownEmailRoom } from './access/own-email-context.ts';
import { ownLanguageRoom } from './access/own-language-context.ts';
import { ownNoticesRoom } from './access/own-notices-context.ts';
import { passkeysRoom } from './access/passkeys-context.ts';
import { signInLinksRoom } from './access/sign-in-links-context.ts';
import { secondFactorRoom } from './access/second-factor-context.ts';
import { clientsRoom } from './clients/context.ts';
import { ownContactRoom } from './clients/own-contact-context.ts';
import { companyRoom } from './company/context.ts';
import { dataExportsRoom } from './company/data-exports-context.ts';
import { readCompany } from './company/read-models/company-details.ts';
import { readSettings } from './company/read-models/company-settings.ts';
import { settingsRoom } from './company/settings-context.ts';
import { emailsRoom } from './emails/context.ts';
import { recordBounce } from './estimates/bounces.ts';
import { estimatesRoom } from './estimates/context.ts';
import { ownEstimatesRoom } from './estimates/own-estimates-context.ts';
import { estimateTemplatesRoom } from './estimates/templates-context.ts';
import { unfinishedRoom } from './estimates/unfinished-context.ts';
import { leadsRoom } from './leads/context.ts';
import { messagesRoom } from './messages/context.ts';
import { ownMessagesRoom } from './messages/own-messages-context.ts';
import { recordReply } from './messages/replies.ts';
import { notificationsRoom } from './notifications/context.ts';
import { bankAccountsRoom } from './payments/bank-accounts-context.ts';
import { paymentBatchesRoom } from './payments/batches-context.ts';
import { paymentsRoom } from './payments/context.ts';
import { simulatedBankRoom } from './payments/simulated-bank-context.ts';
import { unclearAnswersRoom } from './payments/unclear-answers-context.ts';
import type { Config } from './platform/config.ts';
import { serveApiPage } from './platform/http/api-page.ts';
import { serveIncomingMail } from './platform/http/incoming-mail.ts';
import { serveForms } from './platform/http/forms.ts';
import { serveHealth } from './platform/http/health.ts';
import { serveInbox } from './platform/http/inbox.ts';
import { serveLive } from './platform/http/live.ts';
import { servePictures } from './platform/http/pictures.ts';
import { serveStaticFiles, type PageFacts } from './platform/http/static-files.ts';
import type { Log } from './platform/core/log.ts';
import { openPlatform, type OpenOptions, type Platform } from './platform/platform.ts';
import type { Room, Services } from './platform/core/room.ts';
import { product } from './product.ts';
import { hyphenatedPriceBookRoom, priceBookRoom } from './price-book/context.ts';
import { quickbooksRoom } from './quickbooks/context.ts';
import { recordsRoom } from './records/context.ts';
import { searchRoom } from './search/context.ts';
import { sitePages } from './site-pages.ts';
import { schedulingRoom } from './scheduling/context.ts';
import { calendarFeedsRoom } from './scheduling/feeds-context.ts';
import { ownProjectsRoom } from './scheduling/own-projects-context.ts';
import { workOrdersRoom } from './scheduling/work-orders-context.ts';
import { weatherRoom } from './scheduling/weather-context.ts';
import { uploadsRoom } from './uploads/context.ts';
import { vendorsRoom } from './vendors/context.ts';

export const rooms: readonly Room[] = [
  accessRoom,
  secondFactorRoom,
  passkeysRoom,
  apiKeysRoom,
  ownEmailRoom,
  signInLinksRoom,
  ownLanguageRoom,
  ownNoticesRoom,
  companyRoom,
  settingsRoom,
  dataExportsRoom,
  clientsRoom,
  ownContactRoom,
  estimatesRoom,
  estimateTemplatesRoom,
  unfinishedRoom,
  ownEstimatesRoom,
  messagesRoom,
  ownMessagesRoom,
  notificationsRoom,
  emailsRoom,
  leadsRoom,
  vendorsRoom,
  schedulingRoom,
  calendarFeedsRoom,
  workOrdersRoom,
  ownProjectsRoom,
  weatherRoom,
  paymentsRoom,
  paymentBatchesRoom,
  unclearAnswersRoom,
  bankAccountsRoom,
  simulatedBankRoom,
  quickbooksRoom,
  priceBookRoom,
  hyphenatedPriceBookRoom,
  recordsRoom,
  searchRoom,
  uploadsRoom,
];

/** What the site's pages leave open. */
async function pageFacts({ db, clock, publicUrl }: Services): Promise<PageFacts> {
  const company = await readCompany(db);
  return {
    ...Object.fromEntries(
      Object.entries(company).map(([name, value]) => [`company.${name}`, value]),
    ),
    'company.nameInUrl': encodeURIComponent(company.name),
    'company.ccbNumber': shownLicense(company.ccbNumber),
    'company.realLicense': realLicense(company.ccbNumber),
    'company.phone': shownPhone(company.phone),
    'company.phoneHref': dialledPhone(company.phone),
    year: clock.today().slice(0, 4),
    origin: publicUrl,
  };
}

/**
 * Opens the product; nothing listens until `listen`. `all`: the rooms it is made of.
 */
export async function openApp(
  config: Config,
  log: Log,
  all: readonly Room[] = rooms,
  options: OpenOptions = {},
): Promise<Platform> {
  const platform = await openPlatform(
    config,
    product,
    all,
    log,
    (server, { services, projected, store, pool, writing, inboxDir }) => {
      serveHealth(server, { db: pool, store, writing });
      serveLive(server, projected, all, services);
      serveIncomingMail(server, services, async (mail) =>
        mail.is === 'bounce' ? recordBounce(mail, services) : recordReply(mail, services),
      );
      serveApiPage(
        server,
        Object.fromEntries(all.map((room) => [room.name, room.contract])),
        services.product,
      );
      if (inboxDir && config.NODE_ENV !== 'production')
        serveInbox(server, inboxDir, all, services, (reply) => recordReply(reply, services));
      const files = serveStaticFiles(server, path.resolve(config.WEB_ROOT), {}, services.product);
      serveForms(server, all, files, services);
      servePictures(server, services.pictures);
      const pagesWith = sitePages(path.resolve(config.WEB_ROOT));
      const show = async (): Promise<void> => {
        const [facts, settings] = await Promise.all([
          pageFacts(services),
          readSettings(services.db),
        ]);
        const pages = await pagesWith(settings);
        if (pages) files.replace(pages);
        files.fill(facts);
      };
      const fill = (): void =>
        void show().catch((error: unknown) => log.warn({ err: error }, 'pages not filled'));
      server.addHook('onReady', async () => fill());
      projected.onNotice(({ streams }) => {
        if (!streams || streams.some((stream) => /^(?:company|settings)-/.test(stream))) fill();
      });
    },
    options,
  );
  if (!existsSync(config.WEB_ROOT))
    log.warn({ WEB_ROOT: config.WEB_ROOT }, 'the front ends are not built: npm run build');
  return platform;
}
