import type { MistakeRow } from '../mistake.ts';

const address = 'registered_address';

/** Addresses that need no table. */
export const placeMistakes: readonly MistakeRow[] = [
  ['ng-1', 'city left empty', `${address}.city`, { [`${address}.city`]: '' }],
  ['us-1', 'country as text', `${address}.country`, { [`${address}.country`]: 'United States' }],
  ['gb-1', 'UK for GB', `${address}.country`, { [`${address}.country`]: 'UK' }],
  ['za-1', 'three-letter country code', `${address}.country`, { [`${address}.country`]: 'ZAF' }],
  ['ke-1', 'country in the city field', `${address}.city`, { [`${address}.city`]: 'Kenya' }],
  ['gh-1', 'country in the state field', `${address}.state`, { [`${address}.state`]: 'Ghana' }],
  [
    'in-1',
    'PO box in place of the street',
    `${address}.street1`,
    { [`${address}.street1`]: 'P.O. Box 3401', [`${address}.street2`]: '' },
  ],
  [
    'us-5',
    'PO box alone as a home address',
    'o0.address.street1',
    { 'o0.address.street1': 'PO Box 4381' },
  ],
  [
    'ng-2',
    'street without a number or a name',
    `${address}.street1`,
    { [`${address}.street1`]: 'Kano' },
  ],
  [
    'za-5',
    'email address in the street field',
    'o0.address.street1',
    { 'o0.address.street1': 'tendai@mzansiremit.co.za' },
  ],
  ['us-2', 'same as above', 'o1.address.street1', { 'o1.address.street1': 'same as above' }],
  ['ke-2', 'N/A for the city', `${address}.city`, { [`${address}.city`]: 'N/A' }],
  [
    'gb-4',
    'whole address in one field',
    `${address}.street1`,
    {
      [`${address}.street1`]:
        '10 Colmore Row, Birmingham, West Midlands, B3 2QD, United Kingdom and again 10 Colmore Row, Birmingham',
    },
  ],
  ['fr-1', 'postcode in the city field', `${address}.city`, { [`${address}.city`]: '75006' }],
  ['br-2', 'street left empty', `${address}.street1`, { [`${address}.street1`]: '' }],
  [
    'ng-3',
    'both owners at the registered office',
    'o0.address o1.address business_owners',
    {
      'o0.address': ({ registered_address: at }: Record<string, object>) => ({
        ...at,
        country: 'Nigeria',
      }),
      'o1.address': ({ registered_address: at }: Record<string, object>) => ({
        ...at,
        country: 'Nigeria',
      }),
    },
  ],
  [
    'us-7',
    'owners at the registered office',
    'o0.address o1.address business_owners',
    {
      'o0.address': ({ registered_address: at }: Record<string, object>) => ({
        ...at,
        country: 'United States',
      }),
      'o1.address': ({ registered_address: at }: Record<string, object>) => ({
        ...at,
        country: 'United States',
      }),
    },
  ],
];

/** Addresses that only a table of regions, postcodes or mail drops can judge. */
export const placeTableMistakes: readonly MistakeRow[] = [
  [
    'us-1',
    'ZIP code of California in Texas',
    `${address}.postal_code ${address}.state`,
    { [`${address}.postal_code`]: '94107' },
  ],
  [
    'us-2',
    'ZIP code of Florida in Massachusetts',
    `${address}.postal_code ${address}.state`,
    { [`${address}.postal_code`]: '33101' },
  ],
  [
    'us-9',
    'ZIP code of four digits',
    `${address}.postal_code`,
    { [`${address}.postal_code`]: '8710' },
  ],
  [
    'gb-1',
    'UK postcode a letter short',
    `${address}.postal_code`,
    { [`${address}.postal_code`]: 'EH6 7B' },
  ],
  [
    'gb-4',
    'US ZIP code in Birmingham',
    `${address}.postal_code`,
    { [`${address}.postal_code`]: '35203' },
  ],
  [
    'za-1',
    'South African code of five digits',
    `${address}.postal_code`,
    { [`${address}.postal_code`]: '43200' },
  ],
  [
    'ng-1',
    'Nigerian code of five digits',
    `${address}.postal_code`,
    { [`${address}.postal_code`]: '10124' },
  ],
  [
    'ca-1',
    'Canadian code with O for 0',
    `${address}.postal_code`,
    { [`${address}.postal_code`]: 'HEB 4W8' },
  ],
  [
    'de-1',
    'German code of four digits',
    `${address}.postal_code`,
    { [`${address}.postal_code`]: '7017' },
  ],
  [
    'nl-1',
    'Dutch code without letters',
    `${address}.postal_code`,
    { [`${address}.postal_code`]: '30112' },
  ],
  [
    'in-1',
    'PIN code of five digits',
    `${address}.postal_code`,
    { [`${address}.postal_code`]: '56003' },
  ],
  [
    'br-1',
    'UK postcode in Brazil',
    `${address}.postal_code`,
    { [`${address}.postal_code`]: 'SW1A 1AA' },
  ],
  ['us-1', 'state of another country', `${address}.state`, { [`${address}.state`]: 'Ontario' }],
  ['ng-1', 'Lagoss', `${address}.state`, { [`${address}.state`]: 'Lagoss' }],
  ['za-1', 'Kwazulu-Natel', `${address}.state`, { [`${address}.state`]: 'Kwazulu-Natel' }],
  ['ke-1', 'Nakru', `${address}.state`, { [`${address}.state`]: 'Nakru' }],
  ['au-1', 'Victora', `${address}.state`, { [`${address}.state`]: 'Victora' }],
  ['in-1', 'Texas in India', `${address}.state`, { [`${address}.state`]: 'Texas' }],
  [
    'us-7',
    'mail forwarder as the home of an owner',
    'o0.address.street1',
    { 'o0.address.street1': 'The UPS Store #4409, 1088 Fifth Avenue' },
  ],
  [
    'gb-7',
    'virtual office as the home of an owner',
    'o0.address.street1',
    { 'o0.address.street1': 'Mail Boxes Etc., 33 Chester Square' },
  ],
];
