/**
 * Rewrites `data/sanctionedAddresses.json` from the OFAC SDN list, then run `pnpm generate`.
 *
 *     node scripts/refreshSanctionedAddresses.ts            # downloads the list from OFAC
 *     node scripts/refreshSanctionedAddresses.ts SDN.XML    # reads a downloaded list
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { toSanctionedAddresses } from './toSanctionedAddresses.ts';

const list = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/SDN.XML';
const [, , path] = process.argv;

async function download(): Promise<string> {
  const response = await fetch(list);
  if (!response.ok) throw new Error(`OFAC answered ${response.status}`);
  return response.text();
}

const { date, rows } = toSanctionedAddresses(
  path === undefined ? await download() : readFileSync(path, 'utf8'),
);
const head = {
  title: 'EVM addresses on the OFAC SDN list',
  date,
  maxAgeDays: 35,
  source: `OFAC SDN list of ${date}, ${list}`,
  command: 'pnpm --filter @passmuster/address refresh:sanctions',
  refresh: "Where OFAC can't be reached, take a public copy of its SDN list that names its day.",
  license: 'US government work, public domain (17 U.S.C. 105)',
};
writeFileSync(
  new URL('../data/sanctionedAddresses.json', import.meta.url),
  `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "rows": [\n${rows
    .map((row) => `    ${JSON.stringify(row)}`)
    .join(',\n')}\n  ]\n}\n`,
);
console.log(`${rows.length} addresses, list of ${date}`);
