// French: the packages that an estimate with options begins with.
import { translationOf } from '../catalogue.ts';
import { en } from './en.ts';

export const fr = translationOf(en)({
  best: 'Supérieur - Forfait premium',
  'best-is': 'Les travaux les plus complets que nous proposons pour votre toiture.',
  better: 'Intermédiaire - Forfait standard',
  'better-is': `Ce que nous recommandons pour la plupart des toitures : l’essentiel, plus ce qui
    fait durer la toiture.`,
  good: 'Essentiel - Forfait de base',
  'good-is': 'L’essentiel, conforme au code, avec un chantier nettoyé chaque jour.',
});
