// A phone number as a tel link.
import { dialledPhone, shownPhone } from '@purlin/domain/shared/phones.ts';

export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a href={`tel:${dialledPhone(phone)}`} className="pl-figures">
    {shownPhone(phone)}
  </a>
);
