// What a call writes, counted in Postgres' own log: transactions, rows and records of one database,
// whoever else uses the server. Such a count does not depend on the machine.
import pg from 'pg';

export interface WriteCost {
  /** That wrote something; those that only read leave nothing in the log. */
  readonly transactions: number;
  readonly inserted: number;
  readonly updated: number;
  readonly deleted: number;
  /** Of the log, in these transactions: rows, entries of indexes, commits. */
  readonly records: number;
  readonly bytes: number;
  /** Rows written by table, those with the most first. */
  readonly tables: Readonly<Record<string, number>>;
}

export interface WriteCounter {
  /** What is written until `work` is over. */
  during(work: () => Promise<unknown>): Promise<WriteCost>;
  close(): Promise<void>;
}

/**
 * The queue's own tables are left out: it also rings for what comes round by the clock. A
 * transaction within a transaction has a number of its own, and the commit of the outer one.
 */
const COUNT = `
  with relations as (
    select relfilenode, relname::text as name, relkind, nspname as schema from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace where relfilenode > 0),
  logged as materialized (
    select xid::text, record_type as type, record_length as bytes, description,
        substring(block_ref from 'rel [0-9]+/([0-9]+)/')::oid as database,
        substring(block_ref from 'rel [0-9]+/[0-9]+/([0-9]+)')::oid as file
      from pg_get_wal_records_info($1, $2) where xid <> '0'),
  ours as (
    select distinct xid from logged
      join relations on file = relfilenode and schema not in ('jobs', 'pg_catalog', 'pg_toast')
      join pg_database on pg_database.oid = database and datname = current_database()),
  records as (
    select logged.*, relations.name, relkind from logged join ours using (xid)
      left join relations on file = relfilenode),
  rows as (
    select name, type,
        coalesce(substring(description from 'ntuples: ([0-9]+)')::int, 1) as count
      from records where relkind = 'r'
        and type ~ '^(MULTI_INSERT|INSERT|UPDATE|HOT_UPDATE|DELETE)')
  select
    (select count(*) from records where type = 'COMMIT')::int as transactions,
    (select coalesce(sum(count), 0) from rows where type like '%INSERT%')::int as inserted,
    (select coalesce(sum(count), 0) from rows where type like '%UPDATE%')::int as updated,
    (select coalesce(sum(count), 0) from rows where type like 'DELETE%')::int as deleted,
    (select count(*) from records)::int as records,
    (select coalesce(sum(bytes), 0) from records)::int as bytes,
    (select coalesce(json_object_agg(name, count), '{}') from
      (select name, sum(count) as count from rows group by name order by 2 desc, 1) tables)
      as tables`;

/** Undefined where the server has no such log to look into, or its user may not. */
export async function openWriteCounter(databaseUrl: string): Promise<WriteCounter | undefined> {
  const db = new pg.Client({ connectionString: databaseUrl, application_name: 'counting' });
  await db.connect();
  const { rows } = await db.query<{ may: boolean }>(
    `select rolsuper and exists (select from pg_available_extensions where name = 'pg_walinspect')
      as may from pg_roles where rolname = current_user`,
  );
  if (!rows[0]?.may) {
    await db.end();
    return undefined;
  }
  await db.query('create extension if not exists pg_walinspect');
  // What is counted is not thrown away meanwhile.
  await db.query(
    "select pg_create_physical_replication_slot('counting_' || pg_backend_pid(), true, true)",
  );
  // Only what was flushed can be looked into, and a commit that waits for the disk flushes all that
  // came before it.
  await db.query('set synchronous_commit = on');
  const end = async (): Promise<string> => {
    await db.query("select pg_logical_emit_message(true, 'counting', '')");
    const found = await db.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn');
    return found.rows[0]!.lsn;
  };
  return {
    async during(work) {
      const from = await end();
      await work();
      const counted = await db.query<WriteCost>(COUNT, [from, await end()]);
      return counted.rows[0]!;
    },
    close: () => db.end(),
  };
}
