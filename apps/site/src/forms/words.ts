// What a form says about itself once a script is there (rule: public-forms), in both languages
// of the site.

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
  /** Beside each field that is empty. */
  readonly empty: Readonly<Record<string, string>>;
  /** What looks wrong and may be right: sent as it is when it is sent again. */
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
      text: 'Have a look, or press the button again to send it so.',
    },
    phone: 'A number here has ten digits, like (541) 555-0123.',
    address: 'We look for the roof by street, number and town.',
  },
  sending: 'Sending...',
  again: 'Write another one',
  sent: {
    quote: {
      title: 'Quote Request Submitted!',
      text: "We'll contact you within 24 hours to schedule your free inspection.",
    },
    contact: { title: 'Message Sent!', text: "We'll get back to you within 24 hours." },
    emergency: {
      title: 'Quote Request Submitted!',
      text: 'We treat this as urgent and contact you as soon as we can. Calling is faster still.',
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
  missing: { title: 'Faltan datos', text: 'Revise lo marcado: cada campo dice qué le falta.' },
  email: 'Escriba un correo electrónico válido',
  empty: emptyFields.es,
  doubt: {
    said: { title: '¿Está bien así?', text: 'Revíselo, o presione otra vez para enviarlo así.' },
    phone: 'Los números de aquí tienen diez cifras, como (541) 555-0123.',
    address: 'Buscamos el techo por calle, número y ciudad.',
  },
  sending: 'Enviando...',
  again: 'Escribir otra vez',
  sent: {
    quote: {
      title: '¡Solicitud enviada!',
      text: 'Nos comunicaremos con usted en menos de 24 horas para agendar su inspección gratis.',
    },
    contact: { title: '¡Mensaje enviado!', text: 'Le responderemos en menos de 24 horas.' },
    emergency: {
      title: '¡Solicitud enviada!',
      text:
        'Lo tratamos como urgente y nos comunicamos con usted lo antes posible. Llamar es más ' +
        'rápido todavía.',
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
