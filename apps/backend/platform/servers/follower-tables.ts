// The tables of those who follow history: read models and reactions, and where they stand.

/**
 * One without a position stands where the shared row does; the view tells where each stands. Before
 * there was a shared row each had a position of its own, and may still.
 */
export const FOLLOWER_TABLES = `
create table if not exists platform.read_models (
  name text primary key, version int not null, position bigint, parked_error text,
    parked_at timestamptz);
create table if not exists platform.reactions (name text primary key, position bigint,
  parked_error text, parked_at timestamptz);
create table if not exists platform.checkpoint (
  is_only boolean primary key default true check (is_only), position bigint not null);
do $$ begin
  if to_regclass('platform.followers') is null then
    alter table platform.read_models alter position drop not null;
    alter table platform.reactions alter position drop not null;
    create view platform.followers as
      select 'read_models' as kind, name, version,
          coalesce(position, (select position from platform.checkpoint)) as position, parked_at
        from platform.read_models
      union all select 'reactions', name, null,
          coalesce(position, (select position from platform.checkpoint)), parked_at
        from platform.reactions;
  end if;
end $$;`;
