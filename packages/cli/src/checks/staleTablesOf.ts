import type { StaleTable } from '@passmuster/findings';
import type { CheckSettings } from './checkSettings.ts';
import { customerReviewer } from './customerCheck.ts';

/** Returns the tables of a check of customers that are older than their update interval; none for other checks. */
export async function staleTablesOf(
  settings: Omit<CheckSettings, 'bound' | 'folder'>,
): Promise<readonly StaleTable[]> {
  if (settings.kind !== 'customer') return [];
  const { review } = await customerReviewer(settings);
  return review({}, { asOf: settings.asOf }).stale;
}
