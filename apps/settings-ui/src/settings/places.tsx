// The sections of the settings, each with its address below /settings, in the order of their list.
import { access } from '@purlin/contracts/access.ts';
import { company } from '@purlin/contracts/company.ts';
import { settings } from '@purlin/contracts/settings.ts';
import type { Needed } from '@purlin/web/web.ts';
import type { ComponentType } from 'react';
import { AccountSection } from './account-panel.tsx';
import { AppearancePanel } from './appearance-panel.tsx';
import { BankSection } from './bank-section.tsx';
import { BusinessPanel } from './business-panel.tsx';
import { ChecklistsSection } from './checklists-section.tsx';
import { EstimatesPanel } from './estimates-panel.tsx';
import { HoursSection } from './hours-section.tsx';
import { OffersSection } from './offers-section.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { PlanningSection } from './planning-section.tsx';
import { SecuritySection } from './security-section.tsx';
import { ProjectsSection, ReviewsSection, TeamSection } from './showcase-sections.tsx';
import { UsersPanel } from './users-panel.tsx';

export interface SettingsPlace {
  /** The last part of its address. */
  readonly path: string;
  readonly label: string;
  /** Who may do this sees it; unset: everybody. */
  readonly call?: Needed;
  readonly Section: ComponentType;
}
export interface SettingsGroup {
  readonly label: string;
  readonly places: readonly SettingsPlace[];
  /** Links of the group to screens of other rooms, for those who see one of its places. */
  readonly more?: readonly { readonly to: string; readonly label: string }[];
}

export const groups: readonly SettingsGroup[] = [
  {
    label: 'Company',
    places: [
      { path: 'business', label: 'Business Information', Section: BusinessPanel },
      {
        path: 'estimates',
        label: 'Estimates',
        call: company.estimateSettings,
        Section: EstimatesPanel,
      },
      {
        path: 'new-estimates',
        label: 'New Estimates',
        call: settings.all,
        Section: OffersSection,
      },
      {
        path: 'planning',
        label: 'Planning and Weather',
        call: settings.all,
        Section: PlanningSection,
      },
      { path: 'checklists', label: 'Checklists', call: settings.all, Section: ChecklistsSection },
    ],
  },
  {
    label: 'Paying vendors',
    places: [
      {
        path: 'payments',
        label: 'Vendor Payments',
        call: settings.all,
        Section: PaymentsSection,
      },
      { path: 'bank', label: 'Bank (ACH)', call: settings.all, Section: BankSection },
    ],
  },
  {
    label: 'Website',
    places: [
      { path: 'hours', label: 'Opening Hours', call: settings.all, Section: HoursSection },
      { path: 'portfolio', label: 'Portfolio', call: settings.all, Section: ProjectsSection },
      { path: 'team', label: 'Team', call: settings.all, Section: TeamSection },
      { path: 'reviews', label: 'Reviews', call: settings.all, Section: ReviewsSection },
    ],
    more: [{ to: '/settings/site', label: 'Preview the public site' }],
  },
  {
    label: 'People',
    places: [
      { path: 'users', label: 'User Management', call: access.users, Section: UsersPanel },
      { path: 'signing-in', label: 'Signing In', call: settings.all, Section: SecuritySection },
    ],
  },
  {
    label: 'You',
    places: [
      { path: 'appearance', label: 'Appearance', Section: AppearancePanel },
      { path: 'account', label: 'Account Management', Section: AccountSection },
    ],
  },
];
