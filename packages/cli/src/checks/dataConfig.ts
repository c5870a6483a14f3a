import { markChecked, mergeConfigs, type SharedConfig } from '@passmuster/findings';
import { type ConfigSource, loadConfigSource } from './configSource.ts';

/** Returns the banks and tables of a configuration alone: severities and texts are applied when findings are presented. */
export async function dataConfig(source: ConfigSource | undefined): Promise<SharedConfig> {
  if (source === undefined) return mergeConfigs({ name: 'data' });
  const { name, banks, tables, olderTables } = await loadConfigSource(source);
  return mergeConfigs({ name, banks, tables: markChecked(tables), olderTables });
}
