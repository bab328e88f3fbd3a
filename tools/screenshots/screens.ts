// Every screen of the product in every state worth looking at: the table from which the pictures
// are taken.
import { clientScreens } from './client-screens.ts';
import { doorScreens } from './door-screens.ts';
import { emailScreens } from './email-screens.ts';
import { estimateScreens } from './estimate-screens.ts';
import { messageScreens } from './message-screens.ts';
import { operationsScreens } from './operations-screens.ts';
import { publicEstimateScreens } from './public-estimate-screens.ts';
import { requestScreens } from './request-screens.ts';
import { siteScreens } from './site-screens.ts';
import { wizardScreens } from './wizard-screens.ts';
import type { Screen } from './screen.ts';

export const screens: readonly Screen[] = [
  ...siteScreens,
  ...publicEstimateScreens,
  ...doorScreens,
  ...estimateScreens,
  ...wizardScreens,
  ...clientScreens,
  ...requestScreens,
  ...emailScreens,
  ...messageScreens,
  ...operationsScreens,
];
