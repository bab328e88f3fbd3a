// French: what a new company still lacks, on the dashboard.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  title: 'Préparez votre société',
  lead: 'Une ligne disparaît dès qu’elle est faite.',
  dismiss: 'Masquer',
  named: '{step} : {deed}',
  'details.step': 'Nom et coordonnées',
  'details.why': 'figurent sur le site, sur chaque devis et dans chaque e-mail',
  'details.deed': 'Compléter',
  'licence.step': 'Numéro de licence CCB',
  'licence.why': 'requis avant l’envoi du premier devis',
  'licence.deed': 'Saisir',
  'mail.step': 'Serveur d’e-mail',
  'mail.why': `non défini : les e-mails n’arrivent à personne tant que la personne qui gère le
    serveur n’a pas défini SMTP_URL`,
  'mail.deed': 'Voir',
  'item.step': 'Tarifs',
  'item.why': 'encore vides ; les devis en sont composés',
  'item.deed': 'Ajouter',
  'client.step': 'Clients',
  'client.why': 'ajoutés un par un, ou repris d’un fichier CSV',
  'client.deed': 'Commencer',
  'colleague.step': 'Collègues',
  'colleague.why': 'peuvent avoir leurs propres comptes et droits',
  'colleague.deed': 'Inviter',
  'bank.step': 'Banque pour les paiements',
  'bank.why': 'requise avant de payer les sous-traitants par ACH',
  'bank.deed': 'Saisir',
  'books.step': 'QuickBooks',
  'books.why': 'peut être tenu à jour ; c’est facultatif',
  'books.deed': 'Connecter',
});
