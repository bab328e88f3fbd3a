// French: links under which other calendar programs follow the jobs.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  title: 'Liens du calendrier',
  lead: `Les calendriers Google, Apple et Outlook suivent un tel lien. Qui l’a voit quoi, où et
    quand, et rien des clients ni de l’argent.`,
  'load-failed': 'Les liens du calendrier n’ont pas pu être chargés',
  'whole-company': 'Toute l’entreprise',
  link: 'Lien',
  'open-in-mine': 'Ouvrir dans mon calendrier',
  since: 'Depuis',
  replace: 'Remplacer le lien',
  close: 'Fermer le lien',
  'replace-asked': 'Remplacer ce lien ?',
  'close-asked': 'Fermer ce lien ?',
  'replace-lead':
    'Les calendriers qui suivent le lien de {name} ne sont plus mis à jour ; donnez le nouveau.',
  'close-lead': 'Les calendriers qui suivent le lien de {name} ne sont plus mis à jour.',
  replaced: 'Le lien a été remplacé',
  closed: 'Le lien n’ouvre plus rien',
  'new-link-for': 'Nouveau lien pour',
  'make-link': 'Créer le lien',
  ready: 'Le lien est prêt',
});
