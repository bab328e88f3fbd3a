// Photos that come with a request or message.

/** How many: what shows a roof from all sides, and a stain or two inside. */
export const MOST_PHOTOS = 8;
