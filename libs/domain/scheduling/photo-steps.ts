// Which steps of a checklist ask for a photo: those that say so, in English or in Spanish.

const PHOTO = /(?<!\p{L})(?:photos?|pictures?|fotos?|fotograf\p{L}+)(?!\p{L})/iu;

/** "Photos before", "Fotos del techo"; not "Photovoltaic panels off". */
export const asksForPhoto = (text: string): boolean => PHOTO.test(text);
