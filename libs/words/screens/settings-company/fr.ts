// French: settings of the company: who it is, estimates, planning, checklists.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Business information
  business: 'Renseignements sur l’entreprise',
  'business-lead': 'Affichés sur votre site, vos soumissions et chaque courriel que vous envoyez.',
  'business-failed': 'Impossible de charger les renseignements sur l’entreprise',
  'loading-business': 'Chargement des renseignements sur l’entreprise...',
  'cannot-send': 'Vous ne pouvez pas encore envoyer de soumissions',
  'enter-ccb': 'Saisissez d’abord votre numéro de licence CCB.',
  'business-name': 'Nom de l’entreprise',
  phone: 'Téléphone',
  email: 'Courriel',
  address: 'Adresse',
  ccb: 'Numéro de licence CCB',
  'ccb-help': `Le numéro de licence de l’Oregon Construction Contractors Board. L’Oregon l’exige
    sur toute offre écrite : sans lui, aucune soumission ne peut être envoyée.`,

  // Estimates
  estimates: 'Soumissions',
  'estimates-lead': 'Impression, approbation des clients et rappels.',
  'estimates-failed': 'Impossible de charger les réglages des soumissions',
  'loading-estimates': 'Chargement des réglages des soumissions...',
  paper: 'Format de papier des PDF',
  'paper.Letter': 'Lettre (8,5 × 11 po)',
  'paper.A4': 'A4 (210 × 297 mm)',
  'valid-days': 'Jours de validité d’une nouvelle soumission',
  'valid-days-wrong': 'Saisissez un nombre de jours',
  'ask-signature':
    'Exiger que les clients acceptent les conditions et tapent leur nom pour approuver',
  'no-signature': 'Les approbations ne diront pas qui les a données',
  'no-signature-means': `Quiconque a le lien peut approuver d’un clic. Le dossier ne contient ni nom
    ni conditions acceptées, seulement l’heure, l’adresse IP et le document : vous aurez donc moins
    à montrer si un client conteste.`,
  terms: 'Conditions',
  'terms-shown':
    'Affichées en entier avant que le client puisse approuver, et imprimées avec la soumission.',
  'terms-unused': 'Utilisées dès que la signature des clients est exigée.',
  consent: 'Consentement',
  'consent-help': `La déclaration que les clients acceptent. C’est la version {version} ; chaque
    approbation consigne celle qui a été montrée.`,
  deposit: 'Instructions de paiement de l’acompte',
  'deposit-example': 'Par chèque à l’adresse ci-dessus, ou par virement : …',
  'deposit-help': `Les clients le voient après l’approbation, sur la page et dans leur courriel.
    S’il est vide, on leur dit que vous communiquerez avec eux.`,
  'follow-up': 'Envoyer des rappels après (jours)',
  'follow-up-help': `Jours après l’envoi, comme 3, 7. Les clients qui répondent ou posent une
    question ne reçoivent pas de rappel. Laissez vide pour n’en envoyer aucun.`,
  'follow-up-wrong': 'Saisissez des jours séparés par des virgules, par exemple 3, 7',
  reminder: 'Texte du rappel',
  'notify-us':
    'Nous envoyer un courriel quand un client répond à une soumission ou pose une question',
  'readers.en': 'Pour les clients qui lisent l’anglais',
  'readers.es': 'Pour les clients qui lisent l’espagnol',
  'readers.fr': 'Pour les clients qui lisent le français',
  'english-instead': 'Les champs vides utilisent le texte anglais.',
  'terms-in.es': 'Conditions en espagnol',
  'terms-in.fr': 'Conditions en français',
  'consent-in.es': 'Consentement en espagnol',
  'consent-in.fr': 'Consentement en français',
  'reminder-in.es': 'Texte du rappel en espagnol',
  'reminder-in.fr': 'Texte du rappel en français',
  'deposit-in.es': 'Instructions de paiement de l’acompte, en espagnol',
  'deposit-in.fr': 'Instructions de paiement de l’acompte, en français',

  // New estimates
  offers: 'Nouvelles soumissions',
  'offers-lead':
    'Valeurs par défaut des nouvelles soumissions. Les soumissions existantes ne changent pas.',
  'card-fee': 'Frais de paiement par carte (%)',
  'card-fee-help':
    'Ajoutés sur une ligne séparée des nouvelles soumissions. Saisissez 0 pour aucuns frais.',
  'kind-of-work': 'Type de travaux',
  'look-at-kinds': 'Vérifiez {kinds}.',
  'empty-none': 'Laissez vide s’il n’y en a pas.',
  'empty-as-any': 'Laissez vide pour utiliser la valeur de « Tous les travaux ».',
  'empty-as-set': 'Laissez vide pour utiliser la valeur de la section Soumissions.',
  'warranty-years': 'Garantie (années)',
  'deposit-percent': 'Acompte (% du total)',
  'valid-for': 'Valide pendant (jours)',
  'offer.introMessage': 'Message au client',
  'offer.customerNotes': 'Remarques pour le client',
  'offer.warrantyText': 'Couverture de la garantie',
  'in.es': '{what}, en espagnol',
  'in.fr': '{what}, en français',

  // Planning and weather
  planning: 'Planification et météo',
  'planning-lead': `Le calendrier marque les jours de mauvais temps selon ces limites. Les
    reports météo sautent les jours de congé.`,
  'plan.latitude': 'Latitude',
  'plan.longitude': 'Longitude',
  'plan.rainPercent': 'Probabilité de pluie (%)',
  'plan.windMph': 'Vent (mph)',
  'plan.frostFahrenheit': 'Gel (°F)',
  'plan.holidays': 'Pas de travail les principaux jours fériés',
  'plan.closedDays': 'Autres jours de congé, un par ligne, par exemple 2026-12-24 Veille de Noël',

  // Checklists
  checklists: 'Listes de contrôle',
  'checklists-lead': `Chaque chantier commence avec la liste de son type de travaux. Vous pouvez
    la modifier sur le chantier.`,
  'no-checklists': 'Aucune liste',
  'add-first': 'Ajoutez la première.',
  checklist: 'Liste {number}',
  'remove-checklist': 'Retirer la liste {number}',
  steps: 'Étapes, une par ligne',
  'add-checklist': 'Ajouter une liste',

  // Saved replies
  replies: 'Réponses enregistrées',
  'replies-lead': `Textes que votre équipe peut insérer en écrivant aux clients et aux
    sous-traitants. {client}, {job} et {date} sont remplacés par le nom, le titre du chantier et
    sa date de début.`,
  'no-replies': 'Aucune réponse enregistrée',
  reply: 'Réponse {number}',
  'remove-reply': 'Retirer la réponse {number}',
  'reply-name': 'Nom',
  'reply-text': 'Message',
  'add-reply': 'Ajouter une réponse',
});
