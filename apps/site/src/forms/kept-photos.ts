// Saves uploaded photos in this tab until the form is sent, like the typed values.
import { keyOf, quietly } from './kept-values.ts';

interface KeptPhoto {
  readonly id: string;
  readonly thumbnail: string;
}

const photosKey = (form: HTMLFormElement): string => `${keyOf(form)}.photos`;

export const keepPhotos = (form: HTMLFormElement, photos: readonly KeptPhoto[]): void =>
  quietly(() => sessionStorage.setItem(photosKey(form), JSON.stringify(photos)));

export const forgetPhotos = (form: HTMLFormElement): void =>
  quietly(() => sessionStorage.removeItem(photosKey(form)));

export const keptPhotos = (form: HTMLFormElement): readonly KeptPhoto[] =>
  quietly(
    () => JSON.parse(sessionStorage.getItem(photosKey(form)) ?? '[]') as readonly KeptPhoto[],
  ) ?? [];
