// Spanish: every part of the screens' words, fetched when somebody wants them.
import type { ScreenTexts } from '../screens.ts';
import { es as absent } from './absent/es.ts';
import { es as bankAnswers } from './bank-answers/es.ts';
import { es as batchPage } from './batch-page/es.ts';
import { es as batches } from './batches/es.ts';
import { es as calendar } from './calendar/es.ts';
import { es as calendarLinks } from './calendar-links/es.ts';
import { es as calls } from './calls/es.ts';
import { es as clientPortal } from './client-portal/es.ts';
import { es as clients } from './clients/es.ts';
import { es as conditions } from './conditions/es.ts';
import { es as conflicts } from './conflicts/es.ts';
import { es as copying } from './copying/es.ts';
import { es as crews } from './crews/es.ts';
import { es as dashboard } from './dashboard/es.ts';
import { es as emails } from './emails/es.ts';
import { es as estimateActions } from './estimate-actions/es.ts';
import { es as estimateDraft } from './estimate-draft/es.ts';
import { es as estimateEditor } from './estimate-editor/es.ts';
import { es as estimateFacts } from './estimate-facts/es.ts';
import { es as estimateForm } from './estimate-form/es.ts';
import { es as estimateKept } from './estimate-kept/es.ts';
import { es as estimateLines } from './estimate-lines/es.ts';
import { es as estimateOffer } from './estimate-offer/es.ts';
import { es as estimateOptions } from './estimate-options/es.ts';
import { es as estimatePage } from './estimate-page/es.ts';
import { es as estimateSend } from './estimate-send/es.ts';
import { es as estimateWizards } from './estimate-wizards/es.ts';
import { es as estimates } from './estimates/es.ts';
import { es as forget } from './forget/es.ts';
import { es as forgetting } from './forgetting/es.ts';
import { es as forgotten } from './forgotten/es.ts';
import { es as furniture } from './furniture/es.ts';
import { es as imports } from './imports/es.ts';
import { es as inQuickbooks } from './in-quickbooks/es.ts';
import { es as jobCrew } from './job-crew/es.ts';
import { es as jobs } from './jobs/es.ts';
import { es as labels } from './labels/es.ts';
import { es as language } from './language/es.ts';
import { es as leads } from './leads/es.ts';
import { es as lineItemEditor } from './line-item-editor/es.ts';
import { es as lists } from './lists/es.ts';
import { es as messages } from './messages/es.ts';
import { es as moneyNow } from './money-now/es.ts';
import { es as needsYou } from './needs-you/es.ts';
import { es as newJob } from './new-job/es.ts';
import { es as notifications } from './notifications/es.ts';
import { es as orders } from './orders/es.ts';
import { es as palette } from './palette/es.ts';
import { es as paying } from './paying/es.ts';
import { es as paymentActs } from './payment-acts/es.ts';
import { es as paymentForm } from './payment-form/es.ts';
import { es as paymentPage } from './payment-page/es.ts';
import { es as paymentParts } from './payment-parts/es.ts';
import { es as payments } from './payments/es.ts';
import { es as portalAccess } from './portal-access/es.ts';
import { es as portals } from './portals/es.ts';
import { es as priceBook } from './price-book/es.ts';
import { es as priceChanges } from './price-changes/es.ts';
import { es as priceItems } from './price-items/es.ts';
import { es as remittances } from './remittances/es.ts';
import { es as scheduling } from './scheduling/es.ts';
import { es as setUp } from './set-up/es.ts';
import { es as settings } from './settings/es.ts';
import { es as settingsCompany } from './settings-company/es.ts';
import { es as settingsKeys } from './settings-keys/es.ts';
import { es as settingsPayments } from './settings-payments/es.ts';
import { es as settingsPeople } from './settings-people/es.ts';
import { es as settingsPlaces } from './settings-places/es.ts';
import { es as settingsQuickbooks } from './settings-quickbooks/es.ts';
import { es as settingsWebsite } from './settings-website/es.ts';
import { es as several } from './several/es.ts';
import { es as shell } from './shell/es.ts';
import { es as shortcuts } from './shortcuts/es.ts';
import { es as showing } from './showing/es.ts';
import { es as signIn } from './sign-in/es.ts';
import { es as sitePreview } from './site-preview/es.ts';
import { es as sync } from './sync/es.ts';
import { es as syncRecords } from './sync-records/es.ts';
import { es as templates } from './templates/es.ts';
import { es as typed } from './typed/es.ts';
import { es as vendorAccount } from './vendor-account/es.ts';
import { es as vendorCategories } from './vendor-categories/es.ts';
import { es as vendorPage } from './vendor-page/es.ts';
import { es as vendors } from './vendors/es.ts';
import { es as weather } from './weather/es.ts';

export const es = {
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
