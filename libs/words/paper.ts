// The words of our papers.
import { contract } from './contract.ts';
import { placingSayer } from './direction.ts';
import { en } from './paper/en.ts';
import { es } from './paper/es.ts';
import { fr } from './paper/fr.ts';

export const paperWords = placingSayer({
  en: { ...contract.en, ...en },
  es: { ...contract.es, ...es },
  fr: { ...contract.fr, ...fr },
});
export type PaperWords = ReturnType<typeof paperWords>;
