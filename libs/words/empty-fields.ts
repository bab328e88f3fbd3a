// What a public form says beside each field that is empty, in both languages of the site.
import type { SiteLanguage } from '@purlin/domain/shared/languages.ts';

/** The fields that a form cannot do without. */
export type NeededField = 'name' | 'email' | 'phone' | 'address' | 'projectType' | 'message';

export const emptyFields: Readonly<Record<SiteLanguage, Readonly<Record<NeededField, string>>>> = {
  en: {
    name: 'Please enter your name.',
    email: 'Please enter your email address so we can reply.',
    phone: 'Please enter a phone number so we can set a time.',
    address: 'Please enter the street and city.',
    projectType: 'Please choose what you need.',
    message: 'Please enter your message.',
  },
  es: {
    name: 'Díganos su nombre, por favor.',
    email: 'Escriba un correo electrónico: ahí le llega la respuesta.',
    phone: 'Escriba un teléfono, para acordar una hora.',
    address: 'Escriba la calle y la ciudad.',
    projectType: 'Elija qué necesita.',
    message: 'Escriba qué quiere saber.',
  },
};
