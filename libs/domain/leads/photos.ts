// Photos sent with a request or message.

/** Enough for all sides of a roof and a stain or two inside. */
export const MOST_PHOTOS = 8;
