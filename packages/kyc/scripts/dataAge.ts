import { parseArgs } from 'node:util';
import { callForActionList, increasedMonitoringList } from '../src/risk/fatf.ts';
import { ofacCountries, ofacRegions } from '../src/risk/ofac.ts';
import { olderThan } from './olderThan.ts';

/** `node --conditions=@passmuster/source scripts/dataAge.ts --as-of 2026-11-21`: fails when a table is over 200 days old. */
const { values } = parseArgs({ options: { 'as-of': { type: 'string' } } });
const stale = olderThan(200, values['as-of'] ?? '', [
  callForActionList,
  increasedMonitoringList,
  ofacCountries,
  ofacRegions,
]);
for (const { name, asOf, days } of stale) {
  console.error(`${name}: ${days} days old (as of ${asOf})`);
}
process.exitCode = stale.length > 0 ? 1 : 0;
