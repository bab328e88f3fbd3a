// What the platform is told of the product it runs: names and addresses that people, browsers and
// stored events know it by. The app hands it in.
import type { FieldSentence } from '@purlin/words/field-sentence.ts';
import type { SentenceOf } from '@purlin/words/sentence.ts';

export interface Product {
  /** As people call it. */
  readonly name: string;
  /** Behind TLS browsers know it with `__Host-` in front. */
  readonly sessionCookie: string;
  /** By which a browser is known again that signed in before; the same holds for it. */
  readonly deviceCookie: string;
  /** By which a browser that nobody is signed in to holds a challenge; the same holds for it. */
  readonly passkeyCookie: string;
  readonly addresses: Addresses;
  /** What it says for the code of a refusal or of bad input, in a language. */
  readonly sentence: SentenceOf;
  /** What it says of a field that a shape found something wrong with. */
  readonly fieldSentence: FieldSentence;
}

/** Where things are on the one origin that site, app and API share. */
export interface Addresses {
  /** Where somebody is sent who has to sign in. */
  readonly signIn: `/${string}`;
  /** The inbox of the embedded mail server. */
  readonly inbox: `/${string}`;
  /** The private app's, with everything below them: its one page answers all. */
  readonly app: readonly `/${string}`[];
  /**
   * A page that is opened with a key as the last part of its address, in every language: nobody is
   * to find it without.
   */
  readonly keyed: `/${string}`;
  /** The page that is filled in for one answer to a form, in every language. */
  readonly formAnswer: `/${string}`;
}
