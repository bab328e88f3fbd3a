// The tables of unfinished uploads. They are unlogged: after a crash an upload begins again, and no
// backup has it.

/**
 * `sender` is a fingerprint of a stranger's address. Parts are sealed: a photo says where it was
 * taken.
 */
export const UPLOAD_TABLES = `
create unlogged table if not exists platform.uploads (
  id text primary key, owner text not null, sender text, bytes int not null,
  received int not null default 0, until timestamptz not null);
create index if not exists uploads_by_owner on platform.uploads (owner, sender);
create index if not exists uploads_by_until on platform.uploads (until);
create unlogged table if not exists platform.upload_parts (
  upload text not null references platform.uploads on delete cascade, start int not null,
  content bytea not null, primary key (upload, start));
alter table platform.upload_parts alter content set storage external;
`;
