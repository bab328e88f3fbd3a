// The component of each settings section. Which sections exist and who sees them is one list for
// this page and the palette (libs/contracts/settings-places.ts).
import type { SettingsPlaceName } from '@purlin/contracts/settings-places.ts';
import type { ComponentType } from 'react';
import { AccountSection } from '../account/account-section.tsx';
import { ApiKeysPanel } from './api-keys-panel.tsx';
import { AppearancePanel } from './appearance-panel.tsx';
import { BankSection } from './bank-section.tsx';
import { BusinessPanel } from './business-panel.tsx';
import { ChecklistsSection } from './checklists-section.tsx';
import { RepliesSection } from './replies-section.tsx';
import { DataSection } from './data-section.tsx';
import { EstimatesPanel } from './estimates-panel.tsx';
import { HoursSection } from './hours-section.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';
import { OffersSection } from './offers-section.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { PlanningSection } from './planning-section.tsx';
import { QuickBooksSection } from './quickbooks-section.tsx';
import { QuickBooksNeeds } from './quickbooks-needs.tsx';
import { SecuritySection } from './security-section.tsx';
import { ProjectsSection, ReviewsSection, TeamSection } from './showcase-sections.tsx';
import { UsersPanel } from './users-panel.tsx';

interface Drawn {
  readonly Section: ComponentType;
  /** A status beside its name. */
  readonly Beside?: ComponentType;
}

export const drawn: Readonly<Record<SettingsPlaceName, Drawn>> = {
  business: { Section: BusinessPanel },
  estimates: { Section: EstimatesPanel },
  'new-estimates': { Section: OffersSection },
  planning: { Section: PlanningSection },
  checklists: { Section: ChecklistsSection },
  replies: { Section: RepliesSection },
  data: { Section: DataSection },
  quickbooks: { Section: QuickBooksSection, Beside: QuickBooksNeeds },
  payments: { Section: PaymentsSection },
  bank: { Section: BankSection },
  hours: { Section: HoursSection },
  portfolio: { Section: ProjectsSection },
  team: { Section: TeamSection },
  reviews: { Section: ReviewsSection },
  users: { Section: UsersPanel },
  'api-keys': { Section: ApiKeysPanel },
  'signing-in': { Section: SecuritySection },
  notifications: { Section: NotificationsPanel },
  appearance: { Section: AppearancePanel },
  account: { Section: AccountSection },
};
