import { openTable } from '../src/checks/openTable.ts';
import { recordReader } from '../src/columns/recordReader.ts';
import { joinCustomers } from '../src/submit/joinCustomers.ts';
import { silentTerminal } from './silentTerminal.ts';

/**
 * Prints the findings of each wallet of a file whose customers are in a file of results, as JSON. The documentation shows them:
 * `node --conditions=@passmuster/source scripts/printJoined.ts WALLETS RESULTS`.
 */
const [file = '', customers = ''] = process.argv.slice(2);
const table = await openTable(file, { kind: 'wallet' }, { customers }, silentTerminal);
const join = await joinCustomers({ customers }, table, silentTerminal);
const findings: unknown[] = [];
for await (const record of table.records())
  findings.push(...(join?.(record, recordReader(table.settings)(record).value).findings ?? []));
process.stdout.write(`${JSON.stringify(findings)}\n`);
