// The product, as the platform is told of it.
import { appAddresses } from '@purlin/contracts/screens.ts';
import type { Product } from './platform/core/product.ts';
import { fieldSentence } from '@purlin/words/field-sentence.ts';
import { sentenceOf } from '@purlin/words/sentence.ts';

export const product: Product = {
  name: 'Purlin',
  sentence: sentenceOf,
  fieldSentence: (issue, language) => fieldSentence(issue, language, sentenceOf),
  sessionCookie: 'purlin_session',
  deviceCookie: 'purlin_device',
  passkeyCookie: 'purlin_passkey',
  addresses: {
    signIn: '/auth',
    inbox: '/dev/inbox',
    app: appAddresses,
    keyed: '/estimate',
    formAnswer: '/form-answer',
  },
};
