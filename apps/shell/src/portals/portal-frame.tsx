// The frame of both portals: top bar, greeting, tabs; and what both show in them.
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
import { Phone } from '@blueprintjs/icons';
import type { SignedIn } from '@purlin/contracts/access.ts';
import { company } from '@purlin/contracts/company.ts';
import { dialledPhone, shownPhone } from '@purlin/domain/shared/phones.ts';
import type { ReactElement, ReactNode } from 'react';
import { UserMenu } from '../frame/user-menu.tsx';
import { homeOf } from '../navigation.ts';
import { type Tab, Tabs } from './tabs.tsx';

interface FrameProps {
  readonly user: SignedIn;
  readonly name: string;
  /** Whose portal it is, as its heading. */
  readonly title: string;
  readonly description: string;
  readonly tabs: readonly [Tab, ...Tab[]];
}

export function PortalFrame({ user, name, title, description, tabs }: FrameProps) {
  usePageTitle(name);
  const business = useRead(company.details).data?.name;
  return (
    <div className="sh-portal">
      <a className="sh-skip" href="#main">
        Skip to content
      </a>
      <header className="sh-bar">
        <Link to={homeOf(user)} className="sh-bar-mark" aria-label={`${name}, home`}>
          <PurlinLogo size={24} markOnly />
        </Link>
        <span className="sh-business">{business}</span>
        <UserMenu user={user} />
      </header>
      <main id="main" tabIndex={-1}>
        <PageLayout>
          <PageHeader title={title} description={description} />
          <Tabs label={name} tabs={tabs} />
        </PageLayout>
      </main>
    </div>
  );
}

/** An empty state that points to the phone. */
export function CallUs({
  icon,
  title,
  children,
}: {
  readonly icon: ReactElement;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const { data } = useRead(company.details);
  return (
    <Panel>
      <EmptyState
        icon={icon}
        title={title}
        action={
          data?.phone && (
            <a
              className={buttonClass({ intent: 'primary' })}
              href={`tel:${dialledPhone(data.phone)}`}
            >
              <Phone aria-hidden /> Call {shownPhone(data.phone)}
            </a>
          )
        }
      >
        {children}
      </EmptyState>
    </Panel>
  );
}

/** What we know of the person, as label and value; blank values are left out. */
export function Profile({
  title,
  facts,
  accountType,
}: {
  readonly title: string;
  readonly facts: readonly (readonly [string, string | null])[];
  readonly accountType: string;
}) {
  return (
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
          <dt>Account Type</dt>
          <dd>
            <StatusBadge tone="info" label={accountType} />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
