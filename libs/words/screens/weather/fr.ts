// French: the weather: its figures, and the plan that moves jobs off bad days.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Figures
  rain: 'Pluie {percent} %',
  wind: 'Vent {mph} mph',
  frost: 'Gel {degrees} °F',
  'limits-words': 'pluie {rain} %, vent {wind} mph, gel {frost} °F',
  degrees: '{degrees} °F',
  'degrees-between': '{low} à {high} °F',
  'wind-beside': 'vent {mph} mph',
  dry: 'Sec',
  'wind-figure': 'Vent {mph}',
  mph: 'mph',
  limits: 'Limites : {limits}',

  // The band above the days
  'no-forecast-band': 'Prévisions indisponibles.',
  'plan-shift': 'Planifier le report météo',
  out: `{out, plural, one {# chantier est planifié} other {# chantiers sont planifiés}} un jour
    de mauvais temps.`,
  'out-and-held': `{out, plural, one {# chantier est planifié} other {# chantiers sont
    planifiés}} un jour de mauvais temps, et {held, plural, one {# de plus est} other {# de plus
    sont}} en pause.`,
  'none-out': 'Aucun chantier n’est planifié à ce moment.',
  'none-out-held': `Aucun chantier n’est planifié à ce moment ; {held, plural, one {# est} other {#
    sont}} en pause.`,

  // The days to keep clear
  title: 'Report météo',
  lead: 'Rien ne change tant que vous n’appliquez pas le report.',
  days: '1. Jours à libérer',
  'lost-days': 'Jours de mauvais temps',
  weekend: 'Fin de semaine',
  'no-forecast': 'Pas de prévision',
  'choose-by-hand': 'Prévisions non disponibles. Choisissez vous-même les jours.',
  'sample-forecast': 'Prévisions d’exemple.',
  'no-bad-day': 'Aucun jour à venir ne dépasse vos limites. Choisissez vous-même les jours.',

  // What speaks against a move
  'no-room':
    'Il n’y a pas de place dans les prochains mois. Choisissez un jour, ou laissez-le où il est.',
  'lost-day': 'Il commencerait un jour à libérer.',
  'is-busy': '{name} est alors sur un autre chantier :',
  'is-kept-clear': '{day} doit rester libre',

  // The moves
  moves: '2. Déplacements',
  'moves-counted': '2. Déplacements : {counted}',
  jobs: '{jobs, plural, one {# chantier} other {# chantiers}}',
  bookings: '{bookings, plural, one {# réservation} other {# réservations}}',
  'jobs-and-bookings': `{jobs, plural, one {# chantier} other {# chantiers}} et {bookings, plural,
    one {# réservation} other {# réservations}}`,
  conflicts: '{count, plural, one {# conflit} other {# conflits}}',
  'no-crew': 'Sans équipe',
  job: 'Chantier',
  now: 'Maintenant',
  'new-dates': 'Nouvelles dates',
  'by-hand': 'Choisi par vous',
  'off-lost-days': 'Hors des jours de mauvais temps',
  'goes-with-job': 'Suit le chantier',
  'because-of': 'Déplacé à cause de {title}',
  'makes-room': 'Fait de la place',
  'rests-on-lost-days': 'S’arrête les jours de mauvais temps',
  'moves-whole': 'Se déplace en bloc',
  'dates-and-hours': '{dates}, {hours}',
  'somebody-on': '{name} sur {job}',
  on: 'sur',
  move: 'Déplacer {what}',
  'answers-for': 'Choix pour {what}',
  'nothing-against': ', aucun conflit',
  'another-day': 'Un autre jour…',
  'leave-on': 'Garder le',
  stays: 'Reste',
  'on-hold-keeps': 'En pause : garde ses dates. Cochez-le pour le déplacer.',
  'new-first-day': 'Nouveau premier jour de {what}',
  'change-new-dates': '{dates}. Changer les nouvelles dates de {what}',
  'pushed-along': 'Repoussé',
  conflict: 'Conflit',
  'kept-clear': 'À libérer',
  'day-off': 'Jour de congé',
  'working-out': 'Calcul du plan...',
  'plan-failed': 'Le plan n’a pas pu être établi',
  'nothing-to-move': 'Rien à déplacer',
  'nothing-planned': 'Rien n’est planifié ces jours-là.',

  // Telling the clients
  tell: '3. Prévenir les clients',
  'e-mails': '{count, plural, one {# courriel} other {# courriels}}',
  'e-mail': 'Courriel',
  'e-mail-spanish': 'Courriel, espagnol',
  'e-mail-french': 'Courriel, français',
  'no-e-mail': 'pas de courriel',
  'edit-for-all': 'Modifier pour tous',
  message: 'Message',
  'message-in.en': 'Message en anglais',
  'message-in.es': 'Message en espagnol',
  'message-in.fr': 'Message en français',
  done: 'Terminé',
  'usual-words': 'Rétablir le texte par défaut',

  // Applying
  apply: 'Appliquer',
  'apply-counted': 'Appliquer : {counted}',
  cancel: 'Annuler',
  back: 'Retour',
  'counted-move': '{counted} {count, plural, one {à déplacer} other {à déplacer}}',
  'on-hold': '{count} en pause',
  stay: '{count, plural, one {# reste} other {# restent}}',
  calls: '{count, plural, one {# appel} other {# appels}} à passer',
  'apply-with-conflicts': 'Appliquer avec {count, plural, one {# conflit} other {# conflits}} ?',
  'apply-anyway': 'Appliquer quand même',
  'moved-for-weather': 'Report météo du {days} : {counted}',
  'nothing-moved': 'Rien n’a été déplacé',
  undo: 'Annuler l’action',

  // Shifts that stand
  standing: 'Reports appliqués',
  'moved-by': '{counted}, par {name},',
  'take-back': 'Annuler le report',
  'take-back-of': 'Annuler le report : {days}',
  'take-back-asked': 'Annuler ce report météo ?',
  'take-back-lead': `Chaque chantier et chaque réservation reviennent à leurs dates précédentes. Les
    clients qui ont reçu leurs nouvelles dates par courriel reçoivent un autre courriel avec celles
    d’origine.`,
  'all-back': 'Chaque chantier est revenu à sa place',
  'told-again': `{count, plural, one {Le client prévenu recevra} other {Les # clients prévenus
    recevront}} un courriel indiquant que les dates d’origine sont rétablies.`,
  'not-taken-back': 'Le report n’a pas pu être annulé',
});
