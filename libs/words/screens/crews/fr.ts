// French: crews.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  crews: 'Équipes',
  'load-failed': 'Les équipes n’ont pas pu être chargées',
  'no-crews': `Pas encore d’équipe. Les équipes sont affectées aux chantiers et ont leur couleur
    au calendrier.`,
  'add-crew': 'Ajouter une équipe',
  'edit-crew': 'Modifier l’équipe',
  edit: 'Modifier',
  'edit-what': 'Modifier {name}',
  'nobody-named': 'Aucun membre pour l’instant',
  archived: 'Archivée',
  added: 'Équipe ajoutée',
  saved: 'Équipe enregistrée',
  'save-failed': 'L’équipe n’a pas pu être enregistrée',
  'save-changes': 'Enregistrer',
  saving: 'Enregistrement...',
  name: 'Nom',
  color: 'Couleur',
  members: 'Membres',
  'members-help': 'Un nom par ligne.',
  'takes-no-jobs': 'Archivée : plus de nouveaux chantiers',
});
