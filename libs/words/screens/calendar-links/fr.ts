// French: links under which other calendar programs follow the jobs.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  title: 'Liens du calendrier',
  lead: `Abonnez-vous depuis le calendrier Google, Apple ou Outlook. Quiconque a le lien voit
    quoi, où et quand, mais rien sur les clients ni sur l’argent.`,
  'load-failed': 'Les liens du calendrier n’ont pas pu être chargés',
  'whole-company': 'Toute l’entreprise',
  link: 'Lien',
  'open-in-mine': 'Ajouter à mon calendrier',
  since: 'Actif depuis',
  replace: 'Remplacer le lien',
  close: 'Désactiver le lien',
  'replace-asked': 'Remplacer ce lien ?',
  'close-asked': 'Désactiver ce lien ?',
  'replace-lead': `Les calendriers qui utilisent le lien actuel de {name} ne seront plus mis à jour.
    Partagez plutôt le nouveau lien.`,
  'close-lead': 'Les calendriers qui utilisent le lien de {name} ne seront plus mis à jour.',
  replaced: 'Le lien a été remplacé',
  closed: 'Lien désactivé',
  'new-link-for': 'Nouveau lien pour',
  'make-link': 'Créer le lien',
  ready: 'Lien créé',
});
