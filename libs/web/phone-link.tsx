// A telephone number that can be pressed to call it.
import { dialledPhone, shownPhone } from '@purlin/domain/shared/phones.ts';

export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a href={`tel:${dialledPhone(phone)}`} className="pl-figures">
    {shownPhone(phone)}
  </a>
);
