// French: importing a list from a file.
import { translationOf } from '../../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  // What is imported
  'import.clients': '{count, plural, one {Importer # client} other {Importer # clients}}',
  'none.clients': 'Aucun client ne peut être importé de ce fichier',
  'imported.clients': 'Les clients sont importés.',
  'import.items': '{count, plural, one {Importer # article} other {Importer # articles}}',
  'none.items': 'Aucun article ne peut être importé de ce fichier',
  'imported.items': 'Les articles sont importés.',
  'import.vendors': `{count, plural, one {Importer # sous-traitant} other {Importer #
    sous-traitants}}`,
  'none.vendors': 'Aucun sous-traitant ne peut être importé de ce fichier',
  'imported.vendors': 'Les sous-traitants sont importés.',

  // Choosing a file
  'too-large': `Le fichier dépasse {most} Mo. Divisez-le et importez les parties l’une après
    l’autre.`,
  empty: 'Le fichier est vide. Choisissez-en un autre.',
  'start-file': 'Télécharger un fichier d’exemple',
  reading: 'Lecture du fichier...',
  choose: 'Choisir un fichier CSV',
  drop: 'ou déposez-le ici ; jusqu’à {most} Mo et {rows, number} lignes',
  'choose-another': 'Choisir un autre fichier',
  importing: 'Importation...',

  // What each line would do
  'outcome.add': 'Nouveau',
  'outcome.change': 'Mis à jour',
  'outcome.same': 'Inchangé',
  'count.add': 'Nouveaux',
  'count.change': 'Mis à jour',
  'count.same': 'Inchangés',
  'count.left-out': 'Ignorés',
  'correct-lines': 'Corrigez les lignes ci-dessous et choisissez de nouveau le fichier.',
  'lines-left-out': 'Ces lignes seront ignorées',
  'lines-were-left-out': 'Ces lignes ont été ignorées',
  'unused-columns': 'Colonnes non utilisées : {columns}.',
  'more-rows': 'Et {count, number} lignes de plus.',
  'more-lines': 'Et {count, number} de plus.',
  'what-it-holds': 'Contenu du fichier',
  line: 'Ligne',
  'what-happens': 'Résultat',
  'line-at': 'Ligne {line} :',
  'line-column': 'Ligne {line}, {column} :',

  // What came of it
  counts:
    'Ajouts : {added, number} ; mises à jour : {changed, number} ; inchangés : {same, number}.',
});
