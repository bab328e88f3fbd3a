// Small components that show the business's own data.
import type { ReactNode } from 'react';
import { licenseRecord } from '@purlin/domain/shared/license-record.ts';
import { useFacts } from '../facts.ts';
import { useWords } from '../language.tsx';

/**
 * Shown only if the setting is filled in: the style sheet hides `.only-filled` while its `.value`
 * is empty, because the value arrives after rendering. `before` and `after` are hidden with it.
 */
function OnlyFilled({
  value,
  before,
  after,
}: {
  readonly value: string;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}) {
  return (
    <span className="only-filled">
      {before}
      <span className="value">{value}</span>
      {after}
    </span>
  );
}

/** "Licensed" may be said only together with the license number (OAR 812-003-0120). */
export const License = () => (
  <OnlyFilled before={useWords().frame.license} value={useFacts().ccbNumber} />
);
export const CcbNumber = () => (
  <OnlyFilled before={useWords().frame.ccb} value={useFacts().ccbNumber} />
);
/** A link to the state's record of the license; a demo license has none. */
export function LicenseLookup() {
  const { realLicense } = useFacts();
  return (
    <span className="only-filled">
      <a href={licenseRecord(realLicense)} rel="noreferrer">
        {useWords().frame.checkLicense}
      </a>
      <span className="value" hidden>
        {realLicense}
      </span>
    </span>
  );
}
export const Address = () => <OnlyFilled value={useFacts().address} />;

export function PhoneLink({
  className,
  children,
}: {
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  const { phone, phoneHref } = useFacts();
  return (
    <a className={className} href={`tel:${phoneHref}`}>
      {children ?? phone}
    </a>
  );
}

/** Opens a text message to the business with its beginning prefilled. */
export function TextLink({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { phoneHref } = useFacts();
  const { reach } = useWords().frame;
  return (
    <a className={className} href={`sms:${phoneHref}?&body=${encodeURIComponent(reach.textStart)}`}>
      {children}
    </a>
  );
}

export function EmailLink({ className }: { readonly className?: string }) {
  const { email } = useFacts();
  return (
    <a className={className} href={`mailto:${email}`}>
      {email}
    </a>
  );
}
