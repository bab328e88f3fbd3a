// The frame of both portals: top bar, greeting, tabs, and shared parts.
import {
  buttonClass,
  EmptyState,
  PageLayout,
  PageHeader,
  Panel,
  PurlinLogo,
  StatusBadge,
} from '@purlin/ui/ui.ts';
import { Link, usePageTitle, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/portals.ts';
import { say as shell } from '@purlin/words/screens/shell.ts';
import { Phone } from '@blueprintjs/icons';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { companyDetails } from '@purlin/contracts/company-details.ts';
import { dialledPhone, shownPhone } from '@purlin/domain/shared/phones.ts';
import type { ReactElement, ReactNode } from 'react';
import { UserMenu } from '../frame/user-menu.tsx';
import { homeOf } from '../navigation.ts';
import { RemoteAccount } from '../remotes.tsx';
import './portals.css';
import { type Tab, Tabs } from './tabs.tsx';

interface FrameProps {
  readonly user: SignedIn;
  readonly name: string;
  /** The portal's heading. */
  readonly title: string;
  readonly description: string;
  /** The next step, above every tab. */
  readonly next?: ReactNode;
  readonly tabs: readonly [Tab, ...Tab[]];
}

export function PortalFrame({ user, name, title, description, next, tabs }: FrameProps) {
  usePageTitle(name);
  const business = useRead(companyDetails.details).data?.name;
  return (
    <div className="sh-portal">
      <a className="sh-skip" href="#main">
        {shell('skip')}
      </a>
      <header className="sh-bar">
        <Link to={homeOf(user)} className="sh-bar-mark" aria-label={say('home', { name })}>
          <PurlinLogo size={24} markOnly />
        </Link>
        <span className="sh-business">{business}</span>
        <UserMenu user={user} />
      </header>
      <main id="main" tabIndex={-1}>
        <PageLayout>
          <PageHeader title={title} description={description} />
          {next}
          <Tabs label={name} tabs={tabs} />
        </PageLayout>
      </main>
    </div>
  );
}

/** The company's phone number, once loaded. */
export const useCompanyPhone = (): string | undefined =>
  useRead(companyDetails.details).data?.phone;

export const CallButton = ({ phone, ...look }: ButtonLook & { readonly phone: string }) => (
  <a className={buttonClass(look)} href={`tel:${dialledPhone(phone)}`}>
    <Phone aria-hidden /> {say('call', { phone: shownPhone(phone) })}
  </a>
);
type ButtonLook = NonNullable<Parameters<typeof buttonClass>[0]>;

/** An empty state that offers a phone call. */
export function CallUs({
  icon,
  title,
  children,
}: {
  readonly icon: ReactElement;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const phone = useCompanyPhone();
  return (
    <Panel>
      <EmptyState
        icon={icon}
        title={title}
        action={phone && <CallButton phone={phone} intent="primary" />}
      >
        {children}
      </EmptyState>
    </Panel>
  );
}

/** The user's profile as labels and values, without blank ones. Below it, how they sign in. */
export function Profile({
  title,
  facts,
  accountType,
  children,
}: {
  readonly title: string;
  readonly facts: readonly (readonly [string, string | null])[];
  readonly accountType: string;
  /** Shown between the profile and the sign-in settings. */
  readonly children?: ReactNode;
}) {
  return (
    <div className="sh-panels">
      <Panel title={title}>
        <dl className="sh-facts">
          {facts
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          <div>
            <dt>{say('account-type')}</dt>
            <dd>
              <StatusBadge tone="info" label={accountType} />
            </dd>
          </div>
        </dl>
      </Panel>
      {children}
      <RemoteAccount />
    </div>
  );
}
