// French: the offer on the page of an estimate, and its photos.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The offer
  'the-offer': 'Détails de la soumission',
  'recommended-option': 'Option recommandée',
  total: 'Total',
  'project-description': 'Description du projet',
  notes: 'Remarques pour le client',
  client: 'Client',
  'no-email': 'Pas d’adresse courriel',
  'service-address': 'Adresse des travaux',

  // Its options
  'no-options': 'Pas encore d’options',
  'option.approved': 'Approuvée',
  'option.left': 'Non retenue',
  'option.recommended': 'Recommandée',
  'no-lines': 'Pas encore de lignes',

  // Its lines
  'line-items': 'Lignes',
  'no-line-items': 'Pas encore de lignes',
  'other-work': 'Autres travaux',
  'not-taxed': 'Non taxé',
  details: 'Détails',
  scope: 'Étendue des travaux',
  description: 'Description',
  exclusions: 'Exclusions',
  process: 'Déroulement',
  quantity: 'Quantité',
  rate: 'Prix unitaire',

  // What it adds up to
  subtotal: 'Sous-total',
  discount: 'Rabais',
  'discount-share': 'Rabais ({share} %)',
  tax: 'Taxe de vente ({share} %)',
  'tax-after-discount': 'Taxe de vente ({share} %, après rabais)',
  'tax-before-discount': 'Taxe de vente ({share} %, avant rabais)',
  'card-fee': 'Frais de paiement par carte ({share} %)',
  deposit: 'Acompte dû à l’approbation',
  'deposit-of.total': 'Acompte dû à l’approbation ({share} % du total)',
  'deposit-of.subtotal': 'Acompte dû à l’approbation ({share} % du sous-total)',
  cost: 'Équipe seulement : coût',
  margin: ', marge',

  // Its photos
  photos: 'Photos',
  'no-photos': `Montrez à votre client ce que vous avez constaté. Les photos figurent sur la page de
    la soumission, chacune avec une légende.`,
  photo: 'Photo {n}',
  'open-photo': 'Ouvrir la photo {n}',
  'of-estimate': 'de {number}',
  'add-photos': 'Ajouter des photos',
  sending: 'Téléversement {n} de {count}…',
  'sending-photo': 'Téléversement de la photo {n} de {count}',
  'take-photos': `{count, plural, one {Reprendre la photo de la demande} other {Reprendre les #
    photos de la demande}}`,
  'what-photo-shows': 'Légende de la photo {n}',
  'what-it-shows': 'Légende',
  earlier: 'Avancer la photo {n}',
  later: 'Reculer la photo {n}',
  'remove-photo': 'Retirer la photo {n}',
  'photos-failed': 'Les photos n’ont pas pu être modifiées',
  'too-many-photos': 'Une soumission a au plus {count} photos.',
});
