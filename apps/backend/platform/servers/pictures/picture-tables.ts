// The tables of pictures: files in the database, because it is what all processes share and what is
// copied when somebody copies the company's data.

/**
 * `sender` says whose upload it was while nobody uses it, as a fingerprint of the address. A use
 * that is over lasts until its time: what was taken from a page may come back.
 */
export const PICTURE_TABLES = `
create table if not exists platform.pictures (
  id text primary key, audience text not null check (audience in ('public', 'staff')),
  width int not null, height int not null, w480 bytea not null, w960 bytea not null,
  w1600 bytea not null, share bytea, sender text, added_at timestamptz not null default now());
alter table platform.pictures alter w480 set storage external, alter w960 set storage external,
  alter w1600 set storage external, alter share set storage external;
create index if not exists pictures_by_sender on platform.pictures (sender, added_at)
  where sender is not null;
create table if not exists platform.picture_uses (
  picture text not null references platform.pictures on delete cascade, used_by text not null,
  until timestamptz, primary key (used_by, picture));
create index if not exists picture_uses_by_picture on platform.picture_uses (picture);
`;
