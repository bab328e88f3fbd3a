// Texts of a form's photo upload with script, in both languages of the site.

export interface PhotoWords {
  readonly label: string;
  readonly take: string;
  readonly choose: string;
  readonly again: string;
  readonly failed: string;
  readonly photo: (n: number) => string;
  readonly remove: (n: number) => string;
  readonly sending: (n: number) => string;
  readonly arrived: (count: number) => string;
  readonly tooMany: (most: number) => string;
}

const en: PhotoWords = {
  label: 'Your photos',
  take: 'Take a photo',
  choose: 'Choose photos',
  again: 'Try again',
  failed: 'A photo did not arrive. Try again, or send the form without it.',
  photo: (n) => `Photo ${n}`,
  remove: (n) => `Remove photo ${n}`,
  sending: (n) => `Photo ${n}, sending`,
  arrived: (count) => (count === 1 ? 'One photo has arrived.' : `${count} photos have arrived.`),
  tooMany: (most) => `There is room for ${most} photos; the others were left out.`,
};

const es: PhotoWords = {
  label: 'Sus fotos',
  take: 'Tomar una foto',
  choose: 'Elegir fotos',
  again: 'Intentar de nuevo',
  failed: 'Una foto no llegó. Inténtelo de nuevo o envíe el formulario sin ella.',
  photo: (n) => `Foto ${n}`,
  remove: (n) => `Quitar la foto ${n}`,
  sending: (n) => `Foto ${n}, enviando`,
  arrived: (count) => (count === 1 ? 'Llegó una foto.' : `Llegaron ${count} fotos.`),
  tooMany: (most) => `Hay lugar para ${most} fotos; las demás no se agregaron.`,
};

export const photoWordsIn = (language: string): PhotoWords => (language === 'es' ? es : en);
