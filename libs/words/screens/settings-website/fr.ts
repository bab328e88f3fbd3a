// French: settings of the public website: hours, projects, people, reviews.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // Opening hours
  hours: 'Horaires d’ouverture',
  'hours-lead':
    'Figurent au pied de chaque page de votre site, et les moteurs de recherche les montrent.',
  'day.open': 'Ouvert',
  'day.appointment': 'Sur rendez-vous',
  'day.closed': 'Fermé',
  'open-from-to': 'Ouvert de {opens} à {closes}',
  'as-on-monday': 'Du lundi au vendredi comme le lundi',
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
  'lead.projects':
    'Des toits dont vous êtes fier. Avec le premier, les exemples de projets quittent votre site.',
  'lead.team': 'Qui vient sur le toit. Figure sur la page de votre entreprise.',
  'lead.reviews': 'Ce que les clients ont dit. Avec le premier, les exemples quittent votre site.',
  'none.projects': 'Votre site montre des exemples de projets, signalés comme tels',
  'none.team': 'Votre site ne nomme encore personne',
  'none.reviews': 'Votre site montre des exemples d’avis, signalés comme tels',

  // Their fields
  name: 'Nom',
  place: 'Lieu',
  category: 'Catégorie',
  took: 'Durée',
  found: 'Constaté',
  done: 'Réalisé',
  'photo-before': 'Photo avant',
  'photo-after': 'Photo après',
  featured: 'À la une : aussi sur la page d’accueil',
  'what-they-do': 'Ce qu’il fait',
  'about-them': 'À son sujet',
  photo: 'Photo',
  work: 'Travaux',
  stars: 'Étoiles',
  words: 'Texte',

  // A photo
  'not-described': '{photo}, pas encore décrite',
  'replace-photo': 'Remplacer {photo}',
  'choose-photo': 'Choisir {photo}',
  remove: 'Retirer',
  'remove-photo': 'Retirer {photo}',
  'what-it-shows': 'Ce qu’elle montre',
  'what-it-shows-help': 'Pour qui ne peut pas la voir, et pour les moteurs de recherche.',
  'photo-caption': 'Légende',
  sending: 'Envoi {percent} %',
  'not-sent': 'La photo n’a pas pu être envoyée. Veuillez réessayer.',
});
