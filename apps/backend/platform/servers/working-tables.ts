// The tables of what people are busy with: no history, and it goes with time.

/**
 * Unfinished work: contents are sealed, `about` names the streams whose people they may speak of.
 * Presence stands in an unlogged table: after a crash of the database nobody is anywhere, and
 * whoever is says so again within seconds.
 */
export const WORKING_TABLES = `
create table if not exists platform.unfinished_work (
  key text primary key, kind text not null, about text[] not null, revision int not null,
  started_by text not null, saved_by text not null, saved_at timestamptz not null default now(),
  head bytea not null, content bytea not null);
create index if not exists unfinished_by_age on platform.unfinished_work (kind, saved_at);
create unlogged table if not exists platform.presence (
  place text not null, tab text not null, person text not null, until timestamptz not null,
  primary key (place, tab));
`;
