// Words of the public forms in both languages of the site: for e-mails about them, and for pages
// that the server fills in.
import type { Language, SiteLanguage } from '@purlin/domain/shared/languages.ts';
import type { ProjectType, Subject } from '@purlin/domain/leads/choices.ts';

export interface FormWords {
  readonly projectTypes: Readonly<Record<ProjectType, string>>;
  readonly subjects: Readonly<Record<Subject, string>>;
  readonly urgencies: Readonly<Record<'asap' | 'flexible', string>>;
  readonly preferred: Readonly<Record<'email' | 'phone' | 'either', string>>;
  readonly fields: Readonly<
    Record<
      | 'name'
      | 'email'
      | 'phone'
      | 'address'
      | 'projectType'
      | 'urgency'
      | 'description'
      | 'preferredMaterial'
      | 'isInsuranceClaim'
      | 'subject'
      | 'message'
      | 'preferredContact'
      | 'photos',
      string
    >
  >;
  /** How many photos came with a form that is asked again. */
  readonly photosArrived: (count: number) => string;
  readonly choose: string;
  readonly optional: string;
  readonly submit: Readonly<Record<'quote' | 'contact' | 'newsletter', string>>;
  readonly leaveEmpty: string;
  readonly titles: Readonly<Record<'quote' | 'contact' | 'newsletter', string>>;
  readonly newsletter: Readonly<
    Record<
      | 'confirmTitle'
      | 'confirmText'
      | 'confirm'
      | 'leaveTitle'
      | 'leaveText'
      | 'leave'
      | 'failed'
      | 'again',
      string
    >
  >;
}

const en: FormWords = {
  projectTypes: {
    'roof-replacement': 'Roof replacement',
    'leak-repair': 'Leak repair',
    'storm-damage': 'Storm damage',
    inspection: 'Inspection',
    gutters: 'Gutters',
    emergency: 'Emergency',
    other: 'Something else',
  },
  subjects: {
    consultation: 'Free consultation',
    'project-quote': 'A quote',
    'general-inquiry': 'A general question',
    'portfolio-question': 'A project in your portfolio',
    'process-question': 'How you work',
    other: 'Something else',
  },
  urgencies: { asap: 'As soon as possible', flexible: 'I’m flexible' },
  preferred: { email: 'By email', phone: 'By phone', either: 'Either is fine' },
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Property address',
    projectType: 'What do you need?',
    urgency: 'How soon?',
    description: 'What do you see?',
    preferredMaterial: 'Preferred material',
    isInsuranceClaim: 'This is an insurance claim',
    subject: 'Subject',
    message: 'Message',
    preferredContact: 'How should we reply?',
    photos: 'Photos',
  },
  photosArrived: (count) => (count === 1 ? '1 photo received.' : `${count} photos received.`),
  choose: 'Please choose',
  optional: 'Optional details',
  leaveEmpty: 'Leave this empty',
  submit: { quote: 'Request my free quote', contact: 'Send message', newsletter: 'Subscribe' },
  titles: {
    quote: 'Submission Failed',
    contact: 'Failed to send message. Please try again.',
    newsletter: 'Please check your email address',
  },
  newsletter: {
    confirmTitle: 'Confirm your subscription',
    confirmText: 'Press the button to confirm your subscription.',
    confirm: 'Confirm my subscription',
    leaveTitle: 'Unsubscribe',
    leaveText: 'Press the button to stop getting our newsletter.',
    leave: 'Unsubscribe',
    failed: 'Something went wrong',
    again: 'Back to the blog',
  },
};

const es: FormWords = {
  projectTypes: {
    'roof-replacement': 'Reemplazo de techo',
    'leak-repair': 'Reparación de goteras',
    'storm-damage': 'Daños por tormenta',
    inspection: 'Inspección',
    gutters: 'Canaletas',
    emergency: 'Emergencia',
    other: 'Otra cosa',
  },
  subjects: {
    consultation: 'Consulta gratis',
    'project-quote': 'Una cotización',
    'general-inquiry': 'Una pregunta general',
    'portfolio-question': 'Uno de sus proyectos',
    'process-question': 'Cómo trabajan',
    other: 'Otra cosa',
  },
  urgencies: { asap: 'Lo antes posible', flexible: 'No tengo prisa' },
  preferred: { email: 'Por correo', phone: 'Por teléfono', either: 'Cualquiera de los dos' },
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    address: 'Dirección de la propiedad',
    projectType: '¿Qué necesita?',
    urgency: '¿Qué tan pronto?',
    description: '¿Qué ve usted?',
    preferredMaterial: 'Material preferido',
    isInsuranceClaim: 'Es un reclamo al seguro',
    subject: 'Asunto',
    message: 'Mensaje',
    preferredContact: '¿Cómo le respondemos?',
    photos: 'Fotos',
  },
  photosArrived: (count) => (count === 1 ? 'Llegó una foto.' : `Llegaron ${count} fotos.`),
  choose: 'Elija una opción',
  optional: 'Detalles opcionales',
  leaveEmpty: 'Deje este campo vacío',
  submit: {
    quote: 'Pedir mi cotización gratis',
    contact: 'Enviar mensaje',
    newsletter: 'Suscribirme',
  },
  titles: {
    quote: 'No se pudo enviar',
    contact: 'No se pudo enviar el mensaje. Inténtelo de nuevo.',
    newsletter: 'Revise su correo electrónico',
  },
  newsletter: {
    confirmTitle: 'Confirme su suscripción',
    confirmText: 'Presione el botón para confirmar su suscripción.',
    confirm: 'Confirmar mi suscripción',
    leaveTitle: 'Darse de baja',
    leaveText: 'Presione el botón para dejar de recibir nuestro boletín.',
    leave: 'Darme de baja',
    failed: 'Algo salió mal',
    again: 'Volver al blog',
  },
};

export const formWords: Readonly<Record<SiteLanguage, FormWords>> = { en, es };

/** What a visitor chose, for the office too, which reads it in its own language. */
type ChosenWords = Pick<FormWords, 'projectTypes' | 'subjects' | 'urgencies' | 'preferred'>;
const fr: ChosenWords = {
  projectTypes: {
    'roof-replacement': 'Remplacement de toiture',
    'leak-repair': 'Réparation de fuite',
    'storm-damage': 'Dégâts de tempête',
    inspection: 'Inspection',
    gutters: 'Gouttières',
    emergency: 'Urgence',
    other: 'Autre chose',
  },
  subjects: {
    consultation: 'Conseil gratuit',
    'project-quote': 'Une soumission',
    'general-inquiry': 'Une question générale',
    'portfolio-question': 'Une de vos réalisations',
    'process-question': 'Votre façon de travailler',
    other: 'Autre chose',
  },
  urgencies: { asap: 'Dès que possible', flexible: 'Je ne suis pas pressé' },
  preferred: { email: 'Par courriel', phone: 'Par téléphone', either: 'Peu importe' },
};
export const chosenWords: Readonly<Record<Language, ChosenWords>> = { en, es, fr };
