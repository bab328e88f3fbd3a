// French: what a new company still lacks, on the dashboard.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  title: 'Préparez votre entreprise',
  lead: 'Chaque étape disparaît une fois faite.',
  dismiss: 'Masquer',
  named: '{step} : {deed}',
  'details.step': 'Nom et coordonnées',
  'details.why': 'apparaissent sur votre site, chaque soumission et chaque courriel',
  'details.deed': 'Compléter',
  'licence.step': 'Numéro de licence CCB',
  'licence.why': 'est exigé avant d’envoyer une soumission',
  'licence.deed': 'Saisir',
  'mail.step': 'Serveur de courriel',
  'mail.why': `n’est pas configuré : aucun courriel ne part tant que l’administrateur de votre
    serveur n’a pas défini SMTP_URL`,
  'mail.deed': 'Voir',
  'item.step': 'Catalogue de prix',
  'item.why': 'est vide ; vos soumissions se font à partir de lui',
  'item.deed': 'Ajouter',
  'client.step': 'Clients',
  'client.why': 's’ajoutent un à un ou s’importent d’un fichier CSV',
  'client.deed': 'Ajouter',
  'colleague.step': 'Membres de l’équipe',
  'colleague.why': 'peuvent avoir leurs propres comptes et droits',
  'colleague.deed': 'Inviter',
  'bank.step': 'Banque pour les paiements',
  'bank.why': 'est requise pour payer les sous-traitants par ACH',
  'bank.deed': 'Saisir',
  'books.step': 'QuickBooks',
  'books.why': 'peut rester synchronisé (facultatif)',
  'books.deed': 'Connecter',
});
