// French: the form of an estimate, in wizards and on its page.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // The client
  client: 'Client',
  'new-short': 'Nouveau',
  'new-client': 'Nouveau client',
  'search-clients': 'Rechercher par nom, courriel ou adresse',
  'add-name': 'Ajouter {name}',
  'a-new-client': 'Un nouveau client',
  'loading-clients': 'Chargement des clients...',
  'no-clients-found': 'Aucun client trouvé',
  'no-clients-yet': 'Aucun client pour l’instant. Appuyez sur Nouveau pour ajouter le premier.',
  'client-stays': `Cette soumission a déjà été envoyée à ce client. Dupliquez-la pour l’envoyer à
    quelqu’un d’autre.`,
  // The project
  'project-title': 'Titre du projet',
  'title-example': 'p. ex. Réfection de la toiture',
  'service-address': 'Adresse des travaux',
  'address-example': 'Rue, ville, État et code postal',
  'project-description': 'Description du projet',
  'description-help': 'Quelques phrases sur les travaux',
  'valid-until': 'Valable jusqu’au',
  'tax-rate': 'Taux de la taxe de vente (%)',
  facts: 'Pente, début prévu et garantie',
  optional: 'Facultatif',
  'period-from': '{name}, du',
  'period-until': 'au',
  // Lines
  'line-items': 'Lignes',
  'add-line': 'Ajouter une ligne',
  'from-book': 'Du catalogue de prix',
  'from-template': 'Ajouter depuis un modèle',
  section: 'Section',
  'save-template': 'Enregistrer comme modèle',
  undo: 'Annuler l’action (Ctrl Z)',
  // Terms
  discount: 'Rabais',
  deposit: 'Acompte',
  'in.discount': 'Rabais en',
  'in.deposit': 'Acompte en',
  'by.amount': 'Dollars',
  'by.percent': 'Pourcentage',
  tax: 'Taxe de vente (%)',
  fee: 'Frais de paiement par carte (%)',
  'fee-help': 'Ajoutés sur une ligne séparée : un pourcentage du sous-total après rabais et taxe.',
  'tax-taken': 'La taxe s’applique',
  'basis.undiscounted': 'Avant le rabais',
  'basis.discounted': 'Après le rabais',
  // The words around the offer
  'work-kind': 'Type de travaux',
  'work-kind-help':
    'Insère vos textes et conditions habituels. Ce que vous avez déjà écrit est conservé.',
  'message-client': 'Message au client',
  'message-help': 'Affiché au début de la soumission.',
  'client-notes': 'Remarques pour le client',
  'client-notes-help': 'Affichées à la fin de la soumission.',
  'internal-notes': 'Notes internes',
  'internal-notes-help': 'Seule votre équipe peut les voir.',
  // The review
  project: 'Projet',
  'no-title': 'Pas encore de titre',
  'valid-until-day': 'Valable jusqu’au {day, date}',
  address: 'Adresse',
  'no-address': 'Pas encore d’adresse',
  'nobody-chosen': 'Aucun client sélectionné',
  'no-email': 'Pas encore d’adresse courriel. Vous pourrez l’ajouter à l’envoi.',
  'no-lines': 'Aucune ligne pour l’instant. Votre client verrait un total de $0.00.',
  'not-taxed': 'non taxé',
  // Totals
  subtotal: 'Sous-total',
  'discount-share': 'Rabais ({percent} %)',
  'tax-share': 'Taxe de vente ({percent} %)',
  'fee-share': 'Frais de paiement par carte ({percent} %)',
  total: 'Total',
  'deposit-due': 'Acompte dû à l’approbation',
  'deposit-due-share':
    'Acompte dû à l’approbation ({percent} % du {basis, select, total {total} other {sous-total}})',
  'margin-staff': 'Marge (équipe seulement)',
  'our-cost': 'Notre coût',
  margin: 'Marge',
  'estimate-summary': 'Résumé de la soumission',
  summary: 'Résumé',
  // Steps
  'step-of': 'Étape {step} sur {steps} : {title}',
});
