export { JournalError, type JournalErrorCode } from './postgres/journalError.ts';
export {
  type DoubtfulSubmission,
  type PostgresDoubts,
  postgresDoubts,
} from './postgres/postgresDoubts.ts';
export { type PostgresJournalOptions, postgresJournal } from './postgres/postgresJournal.ts';
export { createTables as postgresJournalTables } from './postgres/statements.ts';
export type { Query } from './postgres/tables.ts';
