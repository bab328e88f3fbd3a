// Texts of the questions and answers below an estimate, in French.
import type { Words } from '../en.ts';

export const questions: Words['estimate']['questions'] = {
  none: 'Quelque chose n’est pas clair ?',
  some: 'Questions et réponses',
  waiting: 'Nous répondrons bientôt, ici et par courriel.',
  sentAdvice: 'Nous répondrons ici et par courriel.',
  answered: (company) => `Réponse de ${company}`,
  sending: 'Envoi en cours…',
  cancel: 'Annuler',
  empty: 'Écrivez un message',
  failed: 'Le message n’a pas pu être envoyé. Réessayez.',
  unreachable:
    'Nous n’avons pas pu joindre notre serveur. Vérifiez votre connexion et réessayez : rien ne ' +
    'sera envoyé deux fois, et ce que vous avez écrit est toujours là.',
  question: {
    said: 'Votre question',
    open: 'Poser une question',
    label: 'Votre question',
    hint: 'Poser une question n’approuve ni ne refuse rien.',
    send: 'Envoyer la question',
    sent: 'Votre question a été envoyée.',
  },
  change_request: {
    said: 'Vous avez demandé des modifications',
    open: 'Demander des modifications',
    label: 'Que souhaitez-vous changer ?',
    hint: 'Nous l’étudierons et vous enverrons une nouvelle version de cette soumission.',
    send: 'Envoyer la demande',
    sent: 'Votre demande a été envoyée.',
  },
  anew: {
    title: 'Demander une nouvelle soumission',
    label: 'Que devrions-nous savoir ?',
    hint: 'Nous l’étudierons et vous enverrons une soumission aux prix du jour.',
  },
  declined: {
    title: 'Vous avez changé d’avis',
    label: 'Votre message',
    hint: 'Nous rouvrirons la soumission pour vous, ou vous en enverrons une nouvelle.',
  },
};
