// The forms' messages with script (rule: public-forms), in both languages of the site.

import { emptyFields } from '@purlin/words/empty-fields.ts';

/** A title and a sentence. */
export interface Said {
  readonly title: string;
  readonly text: string;
}
export type Named = 'quote' | 'contact';
export interface FormWords {
  readonly missing: Said;
  readonly email: string;
  /** Messages beside empty fields. */
  readonly empty: Readonly<Record<string, string>>;
  /** For values that look wrong but may be right: a second submit sends them as they are. */
  readonly doubt: { readonly said: Said; readonly phone: string; readonly address: string };
  readonly sending: string;
  readonly again: string;
  readonly sent: Readonly<Record<Named | 'emergency', Said>>;
  readonly failed: Readonly<Record<Named, Said>>;
}

const en: FormWords = {
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  email: 'Please enter a valid email address',
  empty: emptyFields.en,
  doubt: {
    said: {
      title: 'Is this right?',
      text: 'Please check it, or press the button again to send it as is.',
    },
    phone: 'A US phone number has ten digits, like (541) 555-0123.',
    address: 'We need a street address and city to find your roof.',
  },
  sending: 'Sending...',
  again: 'Send another',
  sent: {
    quote: {
      title: 'Quote Request Submitted!',
      text: "We'll contact you within 24 hours to schedule your free inspection.",
    },
    contact: { title: 'Message Sent!', text: "We'll get back to you within 24 hours." },
    emergency: {
      title: 'Quote Request Submitted!',
      text:
        'We’re treating this as urgent and will contact you as soon as we can. Calling is even ' +
        'faster.',
    },
  },
  failed: {
    quote: {
      title: 'Submission Failed',
      text:
        'There was a problem submitting your quote request. Please try again or call us ' +
        'directly.',
    },
    contact: { title: 'Error', text: 'Failed to send message. Please try again.' },
  },
};

const es: FormWords = {
  missing: { title: 'Faltan datos', text: 'Llene todos los campos obligatorios.' },
  email: 'Escriba un correo electrónico válido',
  empty: emptyFields.es,
  doubt: {
    said: {
      title: '¿Está bien así?',
      text: 'Revíselo, o presione otra vez el botón para enviarlo así.',
    },
    phone: 'Un teléfono de EE. UU. tiene diez dígitos, como (541) 555-0123.',
    address: 'Necesitamos calle, número y ciudad para ubicar su techo.',
  },
  sending: 'Enviando...',
  again: 'Enviar otro mensaje',
  sent: {
    quote: {
      title: '¡Solicitud enviada!',
      text: 'Nos comunicaremos con usted en menos de 24 horas para agendar su inspección gratis.',
    },
    contact: { title: '¡Mensaje enviado!', text: 'Le responderemos en menos de 24 horas.' },
    emergency: {
      title: '¡Solicitud enviada!',
      text:
        'Lo tratamos como urgente y nos comunicaremos con usted lo antes posible. Llamar es aún ' +
        'más rápido.',
    },
  },
  failed: {
    quote: {
      title: 'No se pudo enviar',
      text: 'Hubo un problema al enviar su solicitud. Inténtelo de nuevo o llámenos directamente.',
    },
    contact: { title: 'Error', text: 'No se pudo enviar el mensaje. Inténtelo de nuevo.' },
  },
};

export const wordsIn = (language: string): FormWords => (language === 'es' ? es : en);
