// The e-mails of the newsletter: the one that asks whether it was really them, and the one that
// says how to leave.
import type { CompanyDetails } from '@purlin/domain/company/company.ts';
import type { Language } from '@purlin/domain/shared/language.ts';
import type { NewsletterEmail } from '@purlin/domain/leads/subscriber-shapes.ts';
import { frameMail, type FramedMail } from '../platform/servers/mail-frame.ts';

const WORDS = {
  en: {
    confirm: {
      subject: 'Please confirm your subscription',
      text:
        'Somebody, probably you, asked for our newsletter with this address. Press the ' +
        'button to confirm it; without that you will not hear from us.',
      button: 'Confirm my subscription',
      small: 'Was it not you? Then do nothing, and nothing happens.',
    },
    welcome: {
      subject: 'You are on the list',
      text: 'Thank you. You will get our notes about roofs in western Oregon, four times a year.',
      button: 'Unsubscribe',
      small: 'The button ends it at any time, with one press.',
    },
  },
  es: {
    confirm: {
      subject: 'Confirme su suscripción',
      text:
        'Alguien, probablemente usted, pidió nuestro boletín con esta dirección. Presione el ' +
        'botón para confirmarlo; de lo contrario no le escribiremos.',
      button: 'Confirmar mi suscripción',
      small: '¿No fue usted? No haga nada y no pasará nada.',
    },
    welcome: {
      subject: 'Ya está en la lista',
      text:
        'Gracias. Recibirá nuestras notas sobre techos del oeste de Oregón, cuatro veces al ' +
        'año.',
      button: 'Darme de baja',
      small: 'El botón le da de baja en cualquier momento, con un clic.',
    },
  },
} as const;

export function newsletterEmail(
  email: NewsletterEmail,
  language: Language,
  sender: CompanyDetails,
  link: string,
): FramedMail {
  const { subject, text, button, small } = WORDS[language][email];
  return frameMail({
    language,
    subject: `${subject} · ${sender.name}`,
    sender,
    paragraphs: [text],
    button: { label: button, link },
    small: [small],
  });
}
