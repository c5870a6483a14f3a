import type { GenericSchema } from 'valibot';
import type { TableId } from './tableIds.ts';

/**
 * Loads the schema by which `readTables` checks a table: its head and all of its rows. Count and hash are compared beside it.
 *
 * @example
 * (await loadTableSchema('risk/ofac')).type // 'strict_object'
 */
export const loadTableSchema = async (id: TableId): Promise<GenericSchema> =>
  (await import('./tableSchemas.ts')).tableSchemaOf(id);
