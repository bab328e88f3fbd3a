// French: settings of the company: who it is, estimates, planning, checklists.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Business information
  business: 'Informations de l’entreprise',
  'business-lead': 'Figure sur votre site, vos devis et chaque e-mail que vous envoyez.',
  'business-failed': 'Impossible de charger les informations de l’entreprise',
  'loading-business': 'Chargement des informations de l’entreprise...',
  'cannot-send': 'Les devis ne peuvent pas encore être envoyés',
  'enter-ccb': 'Saisissez d’abord votre numéro de licence CCB.',
  'business-name': 'Nom de l’entreprise',
  phone: 'Téléphone',
  email: 'E-mail',
  address: 'Adresse',
  ccb: 'Numéro de licence CCB',
  'ccb-help': `Le numéro de licence de l’Oregon Construction Contractors Board. L’Oregon l’exige
    sur toute offre écrite : sans lui, aucun devis ne peut être envoyé.`,

  // Estimates
  estimates: 'Devis',
  'estimates-lead':
    'Comment ils sont imprimés, comment les clients les approuvent et quand on les relance.',
  'estimates-failed': 'Impossible de charger les réglages des devis',
  'loading-estimates': 'Chargement des réglages des devis...',
  paper: 'Papier des PDF',
  'paper.Letter': 'Letter (8,5 × 11 po)',
  'paper.A4': 'A4 (210 × 297 mm)',
  'valid-days': 'Jours de validité d’un nouveau devis',
  'valid-days-wrong': 'Saisissez un nombre de jours',
  'ask-signature':
    'Demander aux clients d’accepter les conditions et de taper leur nom avant d’approuver',
  terms: 'Conditions',
  'terms-shown':
    'Affichées en entier avant que le client puisse approuver, et imprimées avec le devis.',
  'terms-unused': 'Utilisées dès qu’on demande aux clients de signer.',
  consent: 'Consentement',
  'consent-help': `La phrase que le client accepte. C’est la version {version} ; chaque
    approbation note laquelle a été montrée.`,
  deposit: 'Comment payer un acompte',
  'deposit-example': 'Par chèque à l’adresse ci-dessus, ou par virement : …',
  'deposit-help': `Les clients le lisent après avoir approuvé, sur la page et dans leur e-mail.
    Laissé vide, ils lisent que vous les contacterez.`,
  'follow-up': 'Relancer après tant de jours',
  'follow-up-help': `Jours après l’envoi, par exemple 3, 7. Un client qui répond ou pose une
    question n’est pas relancé. Laissez vide pour ne pas relancer.`,
  'follow-up-wrong': 'Saisissez les jours en nombres séparés par des virgules, par exemple 3, 7',
  reminder: 'Texte du rappel',
  'notify-us': 'Nous écrire quand un client répond à un devis ou pose une question',
  'readers.en': 'Pour les clients qui lisent l’anglais',
  'readers.es': 'Pour les clients qui lisent l’espagnol',
  'readers.fr': 'Pour les clients qui lisent le français',
  'english-instead': 'Là où un texte est vide, ils reçoivent l’anglais.',
  'terms-in.es': 'Conditions en espagnol',
  'terms-in.fr': 'Conditions en français',
  'consent-in.es': 'Consentement en espagnol',
  'consent-in.fr': 'Consentement en français',
  'reminder-in.es': 'Texte du rappel en espagnol',
  'reminder-in.fr': 'Texte du rappel en français',
  'deposit-in.es': 'Comment payer un acompte, en espagnol',
  'deposit-in.fr': 'Comment payer un acompte, en français',

  // New estimates
  offers: 'Nouveaux devis',
  'offers-lead': `Ce que dit un nouveau devis tant que personne n’écrit autre chose. Les devis
    existants restent tels quels.`,
  'card-fee': 'Frais de carte (%)',
  'card-fee-help': 'Une ligne à part sur les nouveaux devis ; 0 signifie aucun.',
  'kind-of-work': 'Type de travaux',
  'look-at-kinds': 'Vérifiez {kinds}.',
  'empty-none': 'Laissé vide, il n’y en a pas.',
  'empty-as-any': 'Laissé vide, c’est comme pour tous les travaux.',
  'empty-as-set': 'Laissé vide, comme réglé sous Devis.',
  'warranty-years': 'Garantie en années',
  'deposit-percent': 'Acompte (% du total)',
  'valid-for': 'Validité en jours',
  'offer.introMessage': 'Message au client',
  'offer.customerNotes': 'Notes pour le client',
  'offer.warrantyText': 'Ce que couvre la garantie',
  'in.es': '{what}, en espagnol',
  'in.fr': '{what}, en français',

  // Planning and weather
  planning: 'Planification et météo',
  'planning-lead': `Le calendrier marque les jours au-delà de ces limites ; un report météo
    saute les jours chômés.`,
  'plan.latitude': 'Latitude',
  'plan.longitude': 'Longitude',
  'plan.rainPercent': 'Risque de pluie, en pour cent',
  'plan.windMph': 'Vent, en miles par heure',
  'plan.frostFahrenheit': 'Gel, en Fahrenheit',
  'plan.holidays': 'Personne ne travaille les jours fériés nationaux',
  'plan.closedDays': 'Autres jours chômés, un par ligne, par exemple 2026-12-24 Veille de Noël',

  // Checklists
  checklists: 'Listes de contrôle',
  'checklists-lead':
    'Les chantiers commencent avec la liste de leur type de travaux ; là, elle peut être changée.',
  'no-checklists': 'Aucune liste',
  'add-first': 'Ajoutez la première.',
  checklist: 'Liste {number}',
  'remove-checklist': 'Retirer la liste {number}',
  steps: 'Étapes, une par ligne',
  'add-checklist': 'Ajouter une liste',
});
