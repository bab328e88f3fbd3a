// A change order's default title, until the user writes another.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { type Language, languages } from '@purlin/domain/shared/languages.ts';
import { usualWords } from '@purlin/words/usual.ts';

/** "Change order 2: ", with room for the subject. */
export const changeTitle = (
  { contract }: Pick<JobDetails, 'contract'>,
  language: Language,
): string => `${usualWords(language)('change-order', { nth: contract.changes.length + 1 })} `;

/** Whether it is still the default, in any language. */
export const isChangeTitle = (title: string, job: Pick<JobDetails, 'contract'>): boolean =>
  languages.some((one) => changeTitle(job, one) === title);
