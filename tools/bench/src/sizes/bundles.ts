import { firstLoad, sizes } from '../measure/bundle.ts';

/** What a page could import, and how large it is then. */
export interface Bundle {
  readonly name: string;
  readonly isOurs: boolean;
  readonly gzip: number;
  readonly brotli: number;
}

type Import = readonly [name: string, source: string];

const from = (specifier: string, names: string): string =>
  `export { ${names} } from '${specifier}';`;
const ours = (entry: string, names: string): string => from(`@passmuster/${entry}`, names);
const alone = (entry: string, names: readonly string[]): readonly Import[] =>
  names.map((name) => [`\`${name}\``, ours(entry, name)]);

const checkField = 'reviewBusinessCustomer, checkField';
const customer = ours('schemas', 'BusinessCustomerSchema');
const recommended = ours('kyc', `${checkField}, recommended`);
const twoCountries = ours('phone/ng-za', 'ngZaMetadata');

const topics: Readonly<Record<string, readonly Import[]>> = {
  'An application': [
    ['the schema alone', customer],
    ['the schema alone, compiled', ours('schemas/compiled', 'BusinessCustomerSchema')],
    ['schema, `review` and `spec`', customer + ours('findings', 'review') + ours('kyc', 'spec')],
    ['review and `checkField`, `spec`', ours('kyc', `${checkField}, spec`)],
    ['the same, `recommended`', recommended],
    ['the same, `recommended` in French', recommended + ours('kyc/fr', 'fr')],
    ['the whole package', "export * from '@passmuster/kyc';"],
  ],
  Addresses: [
    ...alone('address', ['isAddress', 'checkAddress']),
    ...alone('address/bulk', ['checkAddressFile']),
    ['viem `isAddress`', from('viem/utils', 'isAddress')],
    ['ethers `isAddress`', from('ethers', 'isAddress')],
  ],
  'Phone numbers': [
    ...alone('phone', ['hasCallingCode']),
    ['`parsePhone`, two countries', ours('phone', 'parsePhone') + twoCountries],
    ['`checkPhone`, two countries', ours('phone', 'checkPhone') + twoCountries],
    ['`checkPhone`, `max`', ours('phone', 'checkPhone') + ours('phone/max', 'maxMetadata')],
    ['libphonenumber-js `min`', from('libphonenumber-js/min', 'parsePhoneNumberFromString')],
    ['libphonenumber-js `max`', from('libphonenumber-js/max', 'parsePhoneNumberFromString')],
  ],
  'Bank accounts': alone('bank', [
    'isNuban',
    'checkNigerianAccount',
    'checkSouthAfricanAccount',
    'checkBankAccount',
  ]),
};

/** Returns the imports by topic with their sizes: minified, what a page loads at first. `which` leaves some out. */
export function bundlesByTopic(
  which: (isOurs: boolean) => boolean = () => true,
): ReadonlyMap<string, readonly Bundle[]> {
  const measured = Object.entries(topics).map(([topic, imports]) => {
    const rows = imports
      .map(([name, source]) => ({ name, source, isOurs: source.includes('@passmuster/') }))
      .filter(({ isOurs }) => which(isOurs))
      .map(({ name, source, isOurs }) => ({ name, isOurs, ...sizes(firstLoad(source)) }));
    return [topic, rows] as const;
  });
  return new Map(measured);
}

/** Returns a size as a table shows it. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
