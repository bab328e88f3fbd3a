// What a form says about itself once a script is there (rule: public-forms), in both languages
// of the site.

/** A title and a sentence. */
export interface Said {
  readonly title: string;
  readonly text: string;
}
export type Named = 'quote' | 'contact';
export interface FormWords {
  readonly missing: Said;
  readonly email: string;
  readonly sending: string;
  readonly again: string;
  readonly sent: Readonly<Record<Named, Said>>;
  readonly failed: Readonly<Record<Named, Said>>;
}

const en: FormWords = {
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  email: 'Please enter a valid e-mail address',
  sending: 'Sending...',
  again: 'Write another one',
  sent: {
    quote: {
      title: 'Quote Request Submitted!',
      text: "We'll contact you within 24 hours to schedule your free inspection.",
    },
    contact: { title: 'Message Sent!', text: "We'll get back to you within 24 hours." },
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
  missing: { title: 'Faltan datos', text: 'Complete todos los campos obligatorios.' },
  email: 'Escriba un correo electrónico válido',
  sending: 'Enviando...',
  again: 'Escribir otra vez',
  sent: {
    quote: {
      title: '¡Solicitud enviada!',
      text: 'Nos comunicaremos con usted en menos de 24 horas para agendar su inspección gratis.',
    },
    contact: { title: '¡Mensaje enviado!', text: 'Le responderemos en menos de 24 horas.' },
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
