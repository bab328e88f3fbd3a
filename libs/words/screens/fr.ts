// French: every part of the screens' words, fetched when somebody wants them.
import type { ScreenTexts } from '../screens.ts';
import { fr as absent } from './absent/fr.ts';
import { fr as bankAnswers } from './bank-answers/fr.ts';
import { fr as batchPage } from './batch-page/fr.ts';
import { fr as batches } from './batches/fr.ts';
import { fr as calendar } from './calendar/fr.ts';
import { fr as calendarLinks } from './calendar-links/fr.ts';
import { fr as calls } from './calls/fr.ts';
import { fr as clientPortal } from './client-portal/fr.ts';
import { fr as clients } from './clients/fr.ts';
import { fr as conditions } from './conditions/fr.ts';
import { fr as conflicts } from './conflicts/fr.ts';
import { fr as copying } from './copying/fr.ts';
import { fr as crews } from './crews/fr.ts';
import { fr as dashboard } from './dashboard/fr.ts';
import { fr as emails } from './emails/fr.ts';
import { fr as estimateActions } from './estimate-actions/fr.ts';
import { fr as estimateDraft } from './estimate-draft/fr.ts';
import { fr as estimateEditor } from './estimate-editor/fr.ts';
import { fr as estimateFacts } from './estimate-facts/fr.ts';
import { fr as estimateForm } from './estimate-form/fr.ts';
import { fr as estimateKept } from './estimate-kept/fr.ts';
import { fr as estimateLines } from './estimate-lines/fr.ts';
import { fr as estimateOffer } from './estimate-offer/fr.ts';
import { fr as estimateOptions } from './estimate-options/fr.ts';
import { fr as estimatePage } from './estimate-page/fr.ts';
import { fr as estimateSend } from './estimate-send/fr.ts';
import { fr as estimateWizards } from './estimate-wizards/fr.ts';
import { fr as estimates } from './estimates/fr.ts';
import { fr as forget } from './forget/fr.ts';
import { fr as forgetting } from './forgetting/fr.ts';
import { fr as forgotten } from './forgotten/fr.ts';
import { fr as furniture } from './furniture/fr.ts';
import { fr as imports } from './imports/fr.ts';
import { fr as inQuickbooks } from './in-quickbooks/fr.ts';
import { fr as jobCrew } from './job-crew/fr.ts';
import { fr as jobs } from './jobs/fr.ts';
import { fr as labels } from './labels/fr.ts';
import { fr as language } from './language/fr.ts';
import { fr as leads } from './leads/fr.ts';
import { fr as lineItemEditor } from './line-item-editor/fr.ts';
import { fr as lists } from './lists/fr.ts';
import { fr as messages } from './messages/fr.ts';
import { fr as moneyNow } from './money-now/fr.ts';
import { fr as needsYou } from './needs-you/fr.ts';
import { fr as newJob } from './new-job/fr.ts';
import { fr as notifications } from './notifications/fr.ts';
import { fr as orders } from './orders/fr.ts';
import { fr as palette } from './palette/fr.ts';
import { fr as paying } from './paying/fr.ts';
import { fr as paymentActs } from './payment-acts/fr.ts';
import { fr as paymentForm } from './payment-form/fr.ts';
import { fr as paymentPage } from './payment-page/fr.ts';
import { fr as paymentParts } from './payment-parts/fr.ts';
import { fr as payments } from './payments/fr.ts';
import { fr as portalAccess } from './portal-access/fr.ts';
import { fr as portals } from './portals/fr.ts';
import { fr as priceBook } from './price-book/fr.ts';
import { fr as priceChanges } from './price-changes/fr.ts';
import { fr as priceItems } from './price-items/fr.ts';
import { fr as remittances } from './remittances/fr.ts';
import { fr as scheduling } from './scheduling/fr.ts';
import { fr as setUp } from './set-up/fr.ts';
import { fr as settings } from './settings/fr.ts';
import { fr as settingsCompany } from './settings-company/fr.ts';
import { fr as settingsKeys } from './settings-keys/fr.ts';
import { fr as settingsPayments } from './settings-payments/fr.ts';
import { fr as settingsPeople } from './settings-people/fr.ts';
import { fr as settingsPlaces } from './settings-places/fr.ts';
import { fr as settingsQuickbooks } from './settings-quickbooks/fr.ts';
import { fr as settingsWebsite } from './settings-website/fr.ts';
import { fr as several } from './several/fr.ts';
import { fr as shell } from './shell/fr.ts';
import { fr as shortcuts } from './shortcuts/fr.ts';
import { fr as showing } from './showing/fr.ts';
import { fr as signIn } from './sign-in/fr.ts';
import { fr as sitePreview } from './site-preview/fr.ts';
import { fr as sync } from './sync/fr.ts';
import { fr as syncRecords } from './sync-records/fr.ts';
import { fr as templates } from './templates/fr.ts';
import { fr as typed } from './typed/fr.ts';
import { fr as vendorAccount } from './vendor-account/fr.ts';
import { fr as vendorCategories } from './vendor-categories/fr.ts';
import { fr as vendorPage } from './vendor-page/fr.ts';
import { fr as vendors } from './vendors/fr.ts';
import { fr as weather } from './weather/fr.ts';

export const fr = {
  absent,
  'bank-answers': bankAnswers,
  'batch-page': batchPage,
  batches,
  calendar,
  'calendar-links': calendarLinks,
  calls,
  'client-portal': clientPortal,
  clients,
  conditions,
  conflicts,
  copying,
  crews,
  dashboard,
  emails,
  'estimate-actions': estimateActions,
  'estimate-draft': estimateDraft,
  'estimate-editor': estimateEditor,
  'estimate-facts': estimateFacts,
  'estimate-form': estimateForm,
  'estimate-kept': estimateKept,
  'estimate-lines': estimateLines,
  'estimate-offer': estimateOffer,
  'estimate-options': estimateOptions,
  'estimate-page': estimatePage,
  'estimate-send': estimateSend,
  'estimate-wizards': estimateWizards,
  estimates,
  forget,
  forgetting,
  forgotten,
  furniture,
  imports,
  'in-quickbooks': inQuickbooks,
  'job-crew': jobCrew,
  jobs,
  labels,
  language,
  leads,
  'line-item-editor': lineItemEditor,
  lists,
  messages,
  'money-now': moneyNow,
  'needs-you': needsYou,
  'new-job': newJob,
  notifications,
  orders,
  palette,
  paying,
  'payment-acts': paymentActs,
  'payment-form': paymentForm,
  'payment-page': paymentPage,
  'payment-parts': paymentParts,
  payments,
  'portal-access': portalAccess,
  portals,
  'price-book': priceBook,
  'price-changes': priceChanges,
  'price-items': priceItems,
  remittances,
  scheduling,
  'set-up': setUp,
  settings,
  'settings-company': settingsCompany,
  'settings-keys': settingsKeys,
  'settings-payments': settingsPayments,
  'settings-people': settingsPeople,
  'settings-places': settingsPlaces,
  'settings-quickbooks': settingsQuickbooks,
  'settings-website': settingsWebsite,
  several,
  shell,
  shortcuts,
  showing,
  'sign-in': signIn,
  'site-preview': sitePreview,
  sync,
  'sync-records': syncRecords,
  templates,
  typed,
  'vendor-account': vendorAccount,
  'vendor-categories': vendorCategories,
  'vendor-page': vendorPage,
  vendors,
  weather,
} satisfies ScreenTexts;
