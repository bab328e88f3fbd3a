// Detects checklist steps that ask for a photo, in English or Spanish.

const PHOTO = /(?<!\p{L})(?:photos?|pictures?|fotos?|fotograf\p{L}+)(?!\p{L})/iu;

/** "Photos before" and "Fotos del techo" do; "Photovoltaic panels off" doesn't. */
export const asksForPhoto = (text: string): boolean => PHOTO.test(text);
