// French: where the work on an estimate is kept.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  'as-you-go': 'Ce que vous saisissez est conservé au fur et à mesure.',
  'also-here': `{count, plural, one {{people} y travaille aussi}
    other {{people} y travaillent aussi}}`,
  // Saved or not
  offline: 'Non enregistré, hors ligne : conservé ici, envoyé plus tard',
  'not-yet': 'Pas encore enregistré : conservé ici, renvoyé bientôt',
  saving: 'Enregistrement…',
  saved: 'Enregistré {hour}',
  'saved-by': 'Enregistré {hour} par {name}',
  // The client's page of it
  preview: 'Voir comme le client',
  'preview-help': `La page du client avec ce que vous avez saisi, dans un autre onglet ; rien n’est
    envoyé`,
  'nothing-to-see': 'Il n’y a encore rien à voir',
  'preview-needs': 'L’aperçu demande une connexion et quelque chose d’écrit.',
  // Work that was begun
  'begun-named': 'Vous avez commencé « {title} »,',
  'begun-unnamed': 'Vous avez commencé un devis sans titre,',
  'go-on-with-it': 'Le reprendre',
  opening: 'Ouverture du devis inachevé',
  'go-on-title': 'Reprendre où vous en étiez ?',
  'go-on': 'Reprendre',
  'start-new': 'Recommencer',
  'last-worked-named': '« {title} » n’a pas été enregistré. Dernière modification :',
  'last-worked-unnamed': `Un devis encore sans titre n’a pas été enregistré. Dernière
    modification :`,
  // Leaving
  'leave-title': 'Quitter ce devis ?',
  'leave-body': `Ce que vous avez saisi n’est pas encore enregistré dans le devis, mais c’est
    conservé : vous, ou n’importe qui au bureau, pouvez reprendre où vous en étiez.`,
  leave: 'Quitter',
  stay: 'Rester',
  // Something is wrong
  error: 'Erreur',
});
