// French: the packages of a multi-option estimate in its form.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  options: 'Options',
  'option-n': 'Option {n}',
  'add-option': 'Ajouter une option',
  compare: 'Comparer',
  recommended: 'Recommandée',
  // Tabs
  'to-mend': 'À corriger',
  lines: '{count, plural, =0 {Pas encore de lignes} one {# ligne} other {# lignes}}',
  'recommended-lines': `Recommandée · {count, plural, =0 {Pas encore de lignes} one {# ligne}
    other {# lignes}}`,
  // One package
  title: 'Titre de l’option',
  'client-gets': 'Ce qui est compris',
  'lines-of': 'Lignes de {name}',
  'lines-of-option': 'Lignes de l’option {n}',
  'send-without': 'Envoyer sans {name}',
  'copy-from': 'Copier les lignes de',
  'choose-option': 'Choisissez une option',
  recommend: 'Recommander',
  'recommend-it': 'Recommander {name}',
  'move-left': 'Déplacer {name} à gauche',
  'move-right': 'Déplacer {name} à droite',
  'remove-it': 'Retirer {name}',
  // It is taken out
  'remove-title': 'Retirer cette option ?',
  'remove-body': '« {name} » et ses lignes seront retirées de la soumission.',
  remove: 'Retirer',
  // Side by side
  'none-has-lines': 'Aucune option n’a encore de ligne.',
  line: 'Ligne',
  total: 'Total',
  differs: 'Différences',
  'different-lines': 'Lignes différentes',
  'in-every': 'Dans toutes les options',
  totals: 'Totaux des options',
});
