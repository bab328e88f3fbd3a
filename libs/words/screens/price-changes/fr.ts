// French: many prices changed in one step.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The page
  'change-prices': 'Modifier les prix',
  lead: `Augmentez ou baissez plusieurs prix à la fois. Les soumissions existantes gardent les
    leurs.`,
  'back-to-book': 'Retour au catalogue de prix',
  how: 'Options',
  'preview-failed': 'Les nouveaux prix n’ont pas pu être calculés',
  'prices-changed': 'Prix modifiés',
  'new-price-of': `{count, plural, one {Un article a son nouveau prix} other {# articles ont leur
    nouveau prix}}.`,
  'change-failed': 'Les prix n’ont pas pu être modifiés',
  'categories-failed': 'Les catégories n’ont pas pu être chargées',
  'loading-categories': 'Chargement des catégories...',
  overtaken: 'Les prix ont changé après l’aperçu',
  'show-again': 'Afficher de nouveau l’aperçu',
  'nothing-written': 'Rien n’a été enregistré. Vérifiez de nouveau les prix, puis décidez.',
  'no-new-prices': 'Pas encore de nouveaux prix',
  'say-how': `Choisissez comment les prix doivent changer. Vous verrez l’ancien et le nouveau prix
    de chaque article avant tout enregistrement.`,

  // The rule
  'which-items': 'Articles',
  'all-items': 'Tous les articles',
  'all-services': 'Tous les services',
  'all-materials': 'Tous les matériaux',
  'category.service': '{name} (services, {count})',
  'category.material': '{name} (matériaux, {count})',
  'what-changes': 'Ce qui change',
  'target.price': 'Prix standard',
  'target.cost': 'Prix de revient',
  'target.both': 'Les deux',
  direction: 'Sens',
  'direction.up': 'Augmenter',
  'direction.down': 'Baisser',
  by: 'En',
  'by.percent': 'Pour cent',
  'by.amount': 'Dollars',
  percent: 'Pourcentage',
  amount: 'Montant',
  rounding: 'Arrondi',
  'rounding.none': 'Au cent',
  'rounding.quarter': 'À 25 cents',
  'rounding.half': 'À 50 cents',
  'rounding.dollar': 'Au dollar entier',
  'rounding-help': `Arrondit au montant le plus proche. La moitié est arrondie vers le haut. « Au
    cent » garde quatre décimales si un prix en a plus de deux.`,
  'show-prices': 'Afficher les nouveaux prix',

  // The preview
  item: 'Article',
  price: 'Prix',
  cost: 'Coût',
  margin: 'Marge',
  from: 'de ',
  to: ' à ',
  stays: '{category} · inchangé',
  'new-prices': 'Nouveaux prix ({count})',
  'change-count': 'Modifier {count, plural, one {# prix} other {# prix}}',
  'change-asked': 'Modifier {count, plural, one {# prix} other {# prix}} ?',
  'old-and-new': 'Anciens et nouveaux prix',
  'no-items': 'Aucun article trouvé',
  'nothing-to-change': 'Il n’y a rien à modifier ici. Choisissez d’autres articles.',
  'change-means': `Les nouvelles soumissions utiliseront les nouveaux prix. Vous pouvez annuler tant
    que c’est le dernier changement.`,
  losses: `{count, plural, one {Un article aurait un prix inférieur à son coût} other {# articles
    auraient un prix inférieur à leur coût}}.`,

  // Earlier changes
  earlier: 'Modifications précédentes',
  'earlier-failed': 'Les modifications précédentes n’ont pas pu être chargées',
  'show-more': 'Afficher plus',
  'before-undone': 'La modification précédente a été annulée',
  changed: `{target, select, price {Prix standard} cost {Prix de revient} other {Prix standard et
    de revient}} {way, select, up {en hausse de {size}} down {en baisse de {size}} other
    {arrondis}}{rounding, select, quarter {, à 25 cents} half {, à 50 cents} dollar {, au dollar
    entier} other {}}`,
  'items-by': '{count, plural, one {# article} other {# articles}}, {by},',
  undo: 'Annuler la modification',
  'undo-asked': 'Annuler la dernière modification ?',
  'undo-means': 'Chaque article reprend son ancien prix, sauf les prix modifiés depuis.',
  undone: 'Modification annulée',
  'old-price-of': `{count, plural, one {Un article a retrouvé son ancien prix} other {# articles
    ont retrouvé leur ancien prix}}.`,
  'undo-failed': 'La modification n’a pas pu être annulée',
});
