// What a public form says beside each field that is empty, in both languages of the site.
import type { SiteLanguage } from '@purlin/domain/shared/languages.ts';

/** The fields that a form cannot do without. */
export type NeededField = 'name' | 'email' | 'phone' | 'address' | 'projectType' | 'message';

export const emptyFields: Readonly<Record<SiteLanguage, Readonly<Record<NeededField, string>>>> = {
  en: {
    name: 'Please tell us your name.',
    email: 'Please give an e-mail address: the answer goes there.',
    phone: 'Please give a phone number, so that we can agree on a time.',
    address: 'Please give the street and the town.',
    projectType: 'Please choose what it is about.',
    message: 'Please write what you would like to know.',
  },
  es: {
    name: 'Díganos su nombre, por favor.',
    email: 'Escriba un correo electrónico: ahí le llega la respuesta.',
    phone: 'Escriba un teléfono, para acordar una hora.',
    address: 'Escriba la calle y la ciudad.',
    projectType: 'Elija de qué se trata.',
    message: 'Escriba qué quiere saber.',
  },
};
