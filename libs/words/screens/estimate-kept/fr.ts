// French: where the work on an estimate is kept.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  'as-you-go': 'Votre brouillon est enregistré à mesure que vous écrivez.',
  'as-you-edit': `Vos modifications sont enregistrées comme brouillon. Enregistrez pour mettre à
    jour la soumission.`,
  'also-here': `{count, plural, one {{people} y travaille aussi}
    other {{people} y travaillent aussi}}`,
  // Saved or not
  offline:
    'Vous êtes hors ligne. Votre travail est enregistré sur cet appareil et sera envoyé plus tard.',
  'not-yet':
    'Pas encore enregistré. Votre travail est gardé sur cet appareil et nous réessaierons.',
  saving: 'Enregistrement…',
  saved: 'Enregistré {hour}',
  'saved-by': 'Enregistré {hour} par {name}',
  // The client's page of it
  preview: 'Voir comme le client',
  'preview-help': `Ouvre ce que vous avez saisi comme la page du client, dans un autre onglet. Rien
    n’est envoyé.`,
  'nothing-to-see': 'Il n’y a encore rien à voir',
  'preview-needs': 'Pour l’aperçu, il faut une connexion et du contenu saisi.',
  // Work that was begun
  'begun-named': 'Vous avez commencé « {title} »,',
  'begun-unnamed': 'Vous avez commencé une soumission sans titre,',
  'go-on-with-it': 'La reprendre',
  opening: 'Ouverture de la soumission inachevée',
  'go-on-title': 'Reprendre où vous en étiez ?',
  'go-on': 'Reprendre',
  'start-new': 'Recommencer',
  'last-worked-named':
    '« {title} » n’est pas terminée. Vous y avez travaillé pour la dernière fois',
  'last-worked-unnamed':
    'Une soumission sans titre n’est pas terminée. Vous y avez travaillé pour la dernière fois',
  // Leaving
  'leave-title': 'Quitter cette soumission ?',
  'leave-body': `Vos modifications ne sont pas encore dans la soumission, mais elles sont
    conservées. Vous, ou quelqu’un de votre équipe, pouvez reprendre où vous en étiez.`,
  leave: 'Quitter',
  stay: 'Rester',
  // Something is wrong
  error: 'Erreur',
});
