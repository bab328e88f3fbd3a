// The texts of the estimate page in one language. English is there at once; another language is
// loaded beside it, so that nobody loads three.
import type { Language } from '@purlin/domain/shared/languages.ts';
import { estimate as en } from '../words/en/estimate.ts';
import type { EstimateWords } from './in-language.tsx';

export async function loadWords(language: Language): Promise<EstimateWords> {
  switch (language) {
    case 'en':
      return en;
    case 'es':
      return (await import(/* webpackChunkName: "estimate-es" */ '../words/es/estimate.ts'))
        .estimate;
    case 'fr':
      return (await import(/* webpackChunkName: "estimate-fr" */ '../words/fr/estimate.ts'))
        .estimate;
  }
}
