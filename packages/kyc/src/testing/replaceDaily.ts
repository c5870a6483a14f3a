/**
 * Replaces tables on each of so many days, as a service that never restarts does, and prints how many KB the heap holds on
 * half of them and on the last: `node --expose-gc replaceDaily.ts 365`.
 */
import { checkAddress, loadAddressLabels } from '@passmuster/address';
import { checkBankAccount } from '@passmuster/bank';
import { defineConfig } from '../config/defineConfig.ts';
import { readTables } from '../config/readTables.ts';
import { loadCustomerReviewer } from '../review/loadCustomerReviewer.ts';
import { tableOf } from './tableOf.ts';

/** Letters that differ from day to day, long enough that a typo doesn't turn one name into another. */
const nameOf = (day: number, at: number): string => `${day}-${at}`.replace(/\d/g, toLetters);
const toLetters = (digit: string): string => `${'abcdefghij'[Number(digit)]}land`;
const addressOf = (day: number, at: number): string =>
  `0x${(day * 1_000 + at).toString(16).padStart(40, 'f')}`;
const rows = <Row>(row: (at: number) => Row): readonly Row[] =>
  Array.from({ length: 200 }, (_, at) => row(at));
const codeOf = (at: number): string => at.toString(36).toUpperCase().padStart(3, '0');

async function replaceTables(day: number): Promise<unknown> {
  const asOf = new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10);
  const token = { symbol: 'ACME', network: 'erc20', address: addressOf(day, 0) };
  const tables = await readTables([
    tableOf('risk/ofac', [{ code: 'KP', program: 'comprehensive' }], { asOf }),
    tableOf(
      'postal/states',
      rows((at) => [`NG-${codeOf(at)}`, nameOf(day, at)]),
      { asOf },
    ),
    tableOf(
      'postal/areas',
      rows((at) => [`NG-${codeOf(at)}`, `${day}${at}`]),
      { asOf },
    ),
    tableOf(
      'business/legal-forms',
      rows((at) => ['NG', nameOf(day, at), 'llp']),
      { asOf },
    ),
    tableOf(
      'email/free-domains',
      rows((at) => `${nameOf(day, at)}.example`),
      { asOf },
    ),
    tableOf(
      'address/sanctioned',
      rows((at) => ({ address: addressOf(day, at), label: 'A', date: asOf })),
      { asOf },
    ),
    tableOf('address/token-contracts', [token], { asOf }),
    tableOf(
      'bank/ng',
      rows((at) => ({ name: nameOf(day, at), aliases: [], code: codeOf(at), otherCodes: [] })),
      { asOf },
    ),
  ]);
  const config = defineConfig({ name: 'acme', tables });
  const reviewer = await loadCustomerReviewer({ config });
  const labels = await loadAddressLabels({ config });
  for (const at of [1, 2, 3]) {
    const address = { country: 'NG', state: nameOf(day, at), postal_code: '100001' };
    reviewer.review({ business_name: 'Ada', registered_address: address }, { asOf });
  }
  checkAddress(token.address, { network: 'erc20', labels, config });
  const account = { type: 'BANK', currency: 'NGN', account_number: '0000014579' };
  checkBankAccount({ ...account, bank_name: nameOf(day, 1), bank_code: codeOf(1) }, { config });
  return { reviewer, labels };
}

const days = Number(process.argv[2]);
// What is kept once is there by then.
const soon = Math.round(days / 2);
let inUse: unknown;
const heaps: number[] = [];
for (let day = 1; day <= days; day++) {
  inUse = await replaceTables(day);
  if (day !== soon && day !== days) continue;
  // The last collections find what the first ones finalized.
  for (let times = 0; times < 4; times++) globalThis.gc?.();
  heaps.push(Math.round(process.memoryUsage().heapUsed / 1024));
}
process.stdout.write(JSON.stringify({ heaps, isUsed: inUse !== undefined }));
