// Says the words of: vendor categories.
import type { VendorCategory } from '@purlin/domain/vendors/vendor-shapes.ts';
import { screenWords } from '../screens.ts';
import { en } from './vendor-categories/en.ts';

const say = screenWords('vendor-categories', en);

/** What a vendor does, in the language of the screens. */
export const categoryWord = (category: VendorCategory): string => say(`does.${category}`);
