// Sizes of files that are sent in parts, for server and browser. Imports nothing: public pages load
// it.

/** Bytes of a part; the last one may have fewer. A file no larger is sent in one piece. */
export const PART_BYTES = 512 * 1024;
/** Maximum size of a file sent in parts, in bytes: the largest photos of phones. */
export const UPLOAD_BYTES = 20 * 1024 * 1024;
/** Days an unfinished upload is kept after its last part. */
export const UPLOAD_DAYS = 1;
