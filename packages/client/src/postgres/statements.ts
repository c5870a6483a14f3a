/** Written to the journal, so that a later version knows what it reads. */
export const tableVersion = 1;

/**
 * Creates the tables, in one statement, so that it needs no transaction. `names` of an entry: its key and its mark. A hold is a
 * lease: `fence` grows with each one, and tells a holder whose lease has ended from its successor.
 */
export const createTables: string = `do $$ begin
  create sequence passmuster_journal_fence;
  create table passmuster_journal (
    only_row boolean primary key default true check (only_row),
    version integer not null,
    salts jsonb not null);
  create table passmuster_journal_entries (
    seq bigint generated always as identity primary key,
    key text collate "C" not null,
    names text[] not null,
    salts jsonb,
    entry text not null,
    at timestamptz not null default clock_timestamp());
  create index passmuster_journal_entries_by_name on passmuster_journal_entries using gin (names);
  create index passmuster_journal_entries_by_key on passmuster_journal_entries (key, seq);
  create table passmuster_journal_holds (
    name text collate "C" primary key,
    fence bigint not null,
    until timestamptz not null);
  insert into passmuster_journal (version, salts) values (${tableVersion}, '[]');
end $$`;

/** The tables exist if this returns a name. */
export const findTables: string = `select to_regclass('passmuster_journal')::text as name`;

/** $1: fingerprints. Returns the version, and whether each set of fingerprints in use shares one with them. */
export const readVersion: string = `
  select version::text as version, (not exists (
    select from jsonb_array_elements(salts) as known
    where not known ?| array(select jsonb_array_elements_text($1::text::jsonb))))::text as shared
  from passmuster_journal`;

/** True if a set of fingerprints is one of those in use. Containment would also be true of a part of one. */
const isInUse = (value: string): string =>
  `exists (select from jsonb_array_elements(salts) as known where known = ${value}::text::jsonb)`;

/** $1: fingerprints. Adds them to the sets in use. An update reads the row as a concurrent one has left it. */
export const addSalts: string = `
  update passmuster_journal set salts = salts || jsonb_build_array($1::text::jsonb)
  where version = ${tableVersion} and not ${isInUse('$1')} and not exists (
    select from jsonb_array_elements(salts) as known
    where not known ?| array(select jsonb_array_elements_text($1::text::jsonb)))`;

const names = (value: string): string =>
  `array(select jsonb_array_elements_text(${value}::text::jsonb))`;

/** $1: names. Returns the entries with one of them, the oldest first. */
export const findEntries: string = `
  select entry from passmuster_journal_entries where names && ${names('$1')} order by seq`;

/**
 * $1: names, $2: milliseconds of the lease. Takes the names that are free, in one order, so that two callers never wait for
 * each other. Returns the fence once for each name that was taken.
 */
export const takeNames: string = `
  with fence as materialized (select nextval('passmuster_journal_fence') as value)
  insert into passmuster_journal_holds as held (name, fence, until)
  select name, fence.value, clock_timestamp() + $2::text::integer * interval '1 millisecond'
  from fence, unnest(${names('$1')}) as name order by name collate "C"
  on conflict (name) do update set fence = excluded.fence, until = excluded.until
  where held.until < clock_timestamp()
  returning fence::text as fence`;

/** $1: names, $2: fence. */
export const freeNames: string = `
  delete from passmuster_journal_holds where fence = $2::text::bigint and name in (
    select name from passmuster_journal_holds where name = any(${names('$1')}) order by name for update)`;

/**
 * $1: names of the entry, $2: fence, $3: key, $4: fingerprints or null, $5: the entry. Appends it if all names are held still,
 * and returns its number: one statement, so that nothing can end the hold in between. Waits for the disk, whatever the
 * server's default.
 */
export const appendEntry: string = `
  with held as materialized (
    select name from passmuster_journal_holds
    where name = any(${names('$1')}) and fence = $2::text::bigint and until > clock_timestamp()
    order by name for update),
  journal as materialized (
    select case when current_setting('synchronous_commit') in ('off', 'local')
      then set_config('synchronous_commit', 'on', true) end
    from passmuster_journal where version = ${tableVersion}
      and ($4::text is null or ${isInUse('$4')})
    for share)
  insert into passmuster_journal_entries (key, names, salts, entry)
  select $3::text, ${names('$1')}, $4::text::jsonb, $5::text from journal
  where (select count(*) from held) = cardinality(${names('$1')})
  returning seq::text as seq`;

/** $1: the last key of the page before, $2: at most how many. Returns keys in order, each with its entries and whether it is held. */
export const readKeys: string = `
  select key, json_agg(entry order by seq)::text as entries, exists (
    select from passmuster_journal_holds as held
    where held.name = entries.key and until > clock_timestamp())::text as held
  from passmuster_journal_entries as entries where key > $1::text
  group by key order by key limit $2::text::integer`;

/** $1: keys, $2: a time. Deletes the entries of these keys, if all of them are older and nobody holds the key. */
export const forgetKeys: string = `
  delete from passmuster_journal_entries as entries where key = any(${names('$1')})
  and not exists (select from passmuster_journal_entries as later
    where later.key = entries.key and later.at >= $2::text::timestamptz)
  and not exists (select from passmuster_journal_holds as held
    where held.name = entries.key and until > clock_timestamp())
  returning key`;

/** Deletes leases that have ended. Another caller takes a name at the same time only after its lease has ended. */
export const deleteEndedLeases: string = `
  delete from passmuster_journal_holds where until < clock_timestamp() and name in (
    select name from passmuster_journal_holds where until < clock_timestamp()
    order by name for update skip locked)`;

/**
 * Removes the sets of salts of which no entry is left. Whoever appends shares the lock, so no entry comes in between: each
 * statement of the block reads what was committed before it.
 */
export const deleteUnusedSalts: string = `do $$ begin
  perform 1 from passmuster_journal for update;
  update passmuster_journal set salts = (
    select coalesce(jsonb_agg(known), '[]') from jsonb_array_elements(salts) as known
    where exists (select from passmuster_journal_entries as entries where entries.salts = known));
end $$`;
