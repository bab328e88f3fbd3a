// French: settings of the public website: hours, projects, people, reviews.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Opening hours
  hours: 'Heures d’ouverture',
  'hours-lead': 'Au bas de chaque page de votre site et dans les moteurs de recherche.',
  'day.open': 'Ouvert',
  'day.appointment': 'Sur rendez-vous',
  'day.closed': 'Fermé',
  'open-from-to': 'Ouvert de {opens} à {closes}',
  'as-on-monday': 'Même horaire que lundi, du mardi au vendredi',
  opens: 'Ouvre',
  until: 'à',
  closes: 'Ferme',

  // Every list
  'list-begin': 'Ajoutez un premier élément pour commencer.',
  'written-in': 'Écrit en',
  'language.en': 'Anglais',
  'language.es': 'Espagnol',
  'language.fr': 'Français',
  'stars-count': '{count, plural, one {# étoile} other {# étoiles}}',
  'entry.projects': 'projet {number}',
  'entry.team': 'personne {number}',
  'entry.reviews': 'avis {number}',
  'add.projects': 'Ajouter un projet',
  'add.team': 'Ajouter une personne',
  'add.reviews': 'Ajouter un avis',
  'move-up': 'Monter {entry}',
  'move-down': 'Descendre {entry}',
  'remove-entry': 'Retirer {entry}',

  // Which lists there are
  'title.projects': 'Réalisations',
  'title.team': 'Équipe',
  'title.reviews': 'Avis',
  'lead.projects': `Des toitures dont vous êtes fier. Ajouter la première retire les projets
    d’exemple de votre site.`,
  'lead.team': 'Les gens que vos clients rencontreront. Présentés sur votre page À propos.',
  'lead.reviews':
    'Ce que disent les clients. Ajouter le premier retire les avis d’exemple de votre site.',
  'none.projects': 'Votre site montre des exemples de projets, signalés comme tels',
  'none.team': 'Aucun membre de l’équipe pour l’instant',
  'none.reviews': 'Votre site montre des exemples d’avis, signalés comme tels',

  // Their fields
  name: 'Nom',
  place: 'Lieu',
  category: 'Catégorie',
  took: 'Durée',
  found: 'Ce que nous avons trouvé',
  done: 'Ce que nous avons fait',
  'photo-before': 'Photo avant',
  'photo-after': 'Photo après',
  featured: 'À la une : aussi sur la page d’accueil',
  'what-they-do': 'Poste',
  'about-them': 'Biographie',
  photo: 'Photo',
  work: 'Travaux effectués',
  stars: 'Étoiles',
  words: 'Avis',

  // A photo
  'not-described': '{photo}, pas encore décrite',
  'replace-photo': 'Remplacer {photo}',
  'choose-photo': 'Choisir {photo}',
  remove: 'Retirer',
  'remove-photo': 'Retirer {photo}',
  'what-it-shows': 'Description',
  'what-it-shows-help':
    'Pour les personnes qui ne peuvent pas voir la photo, et pour les moteurs de recherche.',
  'photo-caption': 'Légende',
  sending: 'Téléversement {percent} %',
  'not-sent': 'La photo n’a pas pu être téléversée. Veuillez réessayer.',
});
