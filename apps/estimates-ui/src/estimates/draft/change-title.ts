// What the title of a change order begins with, until somebody writes another one.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { type Language, languages } from '@purlin/domain/shared/languages.ts';
import { usualWords } from '@purlin/words/usual.ts';

/** "Change order 2: ", with room for what it is about. */
export const changeTitle = (
  { contract }: Pick<JobDetails, 'contract'>,
  language: Language,
): string => `${usualWords(language)('change-order', { nth: contract.changes.length + 1 })} `;

/** Whether it is as it began, in whichever language. */
export const isChangeTitle = (title: string, job: Pick<JobDetails, 'contract'>): boolean =>
  languages.some((one) => changeTitle(job, one) === title);
