// What is kept of the way into QuickBooks: tokens and states sealed or hashed, and the pace of our
// calls, which all processes share.

export const QUICKBOOKS_TABLES = `
create table if not exists platform.quickbooks_tokens (
  realm_id text primary key, access bytea not null, refresh bytea not null,
  access_until timestamptz not null, refresh_until timestamptz not null,
  hard_until timestamptz, renewed_at timestamptz not null default now());
create table if not exists platform.quickbooks_left (
  id bigint generated always as identity primary key, refresh bytea not null,
  left_at timestamptz not null default now());
create unlogged table if not exists platform.quickbooks_states (
  state_hash bytea primary key, session_hash bytea not null, expires_at timestamptz not null);
alter table platform.quickbooks_states add column if not exists taken_for text;
create unlogged table if not exists platform.quickbooks_notices (
  hash bytea primary key, heard_at timestamptz not null default now());
create unlogged table if not exists platform.quickbooks_pace (
  realm_id text primary key, next_at timestamptz not null);
alter table platform.quickbooks_pace add column if not exists refused int not null default 0,
  add column if not exists paused_at timestamptz;
`;
