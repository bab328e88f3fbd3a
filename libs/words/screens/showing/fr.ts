// French: photos, paths, slips, reasons and keys.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Photos
  'one-photo': 'Photo {from}',
  'photo-of': 'Photo {n} sur {count} {from}',
  'named-photo': '· {name}',
  photo: 'Photo',
  'add-photos': 'Ajouter des photos',
  'remove-photo': 'Retirer {name}',
  'photos-to-send': 'Photos à envoyer',
  'sending-photo': 'Téléversement de la photo {n} de {count}',
  'too-many-photos': 'Vous pouvez envoyer jusqu’à {most} photos à la fois.',
  'upload-waiting': 'En attente de la connexion…',
  'upload-goes-on': 'Ajoutez de nouveau la photo, et l’envoi reprendra où il s’est arrêté.',
  'file-too-large':
    'Ce fichier est trop volumineux. Un fichier peut avoir jusqu’à {megabytes, number} Mo.',
  previous: 'Précédente',
  next: 'Suivante',
  'photo-not-sent': 'La photo n’a pas pu être téléversée. Veuillez réessayer.',

  // A slip beside a selection
  'what-is-selected': 'Sélection',
  details: 'Détails',

  // The stations of a path
  'station.done': 'fait',
  'station.now': 'maintenant',
  'station.ahead': 'pas encore',
  'station.failed': 'échoué',

  // Why something is done
  back: 'Retour',
  'say-why': 'Indiquez la raison pour continuer.',
  'usual-reasons': 'Raisons courantes',
  reason: 'Raison',
});
