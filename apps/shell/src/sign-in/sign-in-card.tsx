// The centered card of the pages for signed-out users.
import { PurlinLogo } from '@purlin/ui/ui.ts';
import { usePageTitle, useRead } from '@purlin/web/web.ts';
import { companyDetails } from '@purlin/contracts/company-details.ts';
import { say } from '@purlin/words/screens/sign-in.ts';
import type { ReactNode } from 'react';

interface Props {
  readonly pageTitle: string;
  /** The text under the company's name. */
  readonly lead: string;
  readonly back: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
}

export function SignInCard({ pageTitle, lead, back, children }: Props) {
  usePageTitle(pageTitle);
  const { data, problem } = useRead(companyDetails.details);
  const business = data?.name ?? (problem ? 'Purlin' : '');
  return (
    <main className="sh-sign-in">
      <div className="sh-sign-in-card">
        <PurlinLogo size={34} />
        <div className="sh-sign-in-words">
          <h1>{say('access', { business: business || 'none' })}</h1>
          <p>{lead}</p>
        </div>
        {children}
        <a className="sh-sign-in-back" href={back.href}>
          ← {back.label}
        </a>
      </div>
    </main>
  );
}
