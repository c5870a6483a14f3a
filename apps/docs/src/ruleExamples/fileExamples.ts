/** The rows of a file, without its headings, and a description of it. */
type FileSide = readonly [why: string, ...rows: readonly (string | Uint8Array)[]];

/** A file in which the command line reports the rule, and a similar one without. */
export interface FileExample {
  readonly kind: 'customer' | 'bank' | 'address' | 'wallet';
  readonly headings: string;
  readonly remarked: FileSide;
  readonly quiet: FileSide;
  /** What `submit customer --output` has written, if the rule is about the customers of the rows. */
  readonly results?: string;
}

const date = { kind: 'customer', headings: 'business_name,registration_date' } as const;
const income = { kind: 'customer', headings: 'business_name,expected_monthly_income' } as const;
const document = { kind: 'customer', headings: 'business_name,documents[0].doc_image' } as const;
const account = {
  kind: 'bank',
  headings: 'type,account_name,account_number,bank_name,currency,bank_code',
} as const;

const row = (number: string, name = 'Adunni Foods'): string =>
  `BANK,${name},${number},First Bank of Nigeria,NGN,011`;

/** Examples of the rules about a file, by rule: the documentation runs the command line on each. */
export const fileExamples: Readonly<Record<string, FileExample>> = {
  'file/unique-email': {
    kind: 'customer',
    headings: 'business_name,email',
    remarked: [
      'two customers with one address',
      'Adunni Foods,office@adunnifoods.com.ng',
      'Adunni Stores,Office@adunnifoods.com.ng',
    ],
    quiet: [
      'an address each',
      'Karoo Trading,office@karootrading.co.za',
      'Karoo Farms,farms@karootrading.co.za',
    ],
  },
  'file/unique-phone': {
    kind: 'customer',
    headings: 'business_name,phone',
    remarked: [
      'two customers with one number',
      'Adunni Foods,+2348033120456',
      'Adunni Stores,+2348033120456',
    ],
    quiet: ['a number each', 'Karoo Trading,+27211234567', 'Karoo Farms,+27211234568'],
  },
  'file/unique-account': {
    ...account,
    remarked: ['the same account twice', row('0012345672'), row('0012345672', 'Adunni Stores')],
    quiet: ['two accounts', row('0000014579'), row('0000014586', 'Adunni Stores')],
  },
  'file/unique-address': {
    kind: 'address',
    headings: 'address,network',
    remarked: [
      'the same address twice',
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed,erc20',
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed,erc20',
    ],
    quiet: [
      'two addresses',
      '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359,erc20',
      '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB,erc20',
    ],
  },
  'input/customer': {
    kind: 'wallet',
    headings: 'registration_number,currency,network',
    results: 'id,registration_number\n4b1c7f0e-2c55-4a3e-9c7e-0a4a1f1c2d3e,RC1234567\n',
    remarked: ['a customer that the results don’t have', 'RC7654321,USDC,polygon'],
    quiet: ['a customer that was created', 'RC1234567,USDC,polygon'],
  },
  'input/date-form': {
    ...date,
    remarked: ['slashes', 'Adunni Foods,2019/04/03'],
    quiet: ['year, month and day', 'Adunni Foods,2019-04-03'],
  },
  'input/date-number': {
    ...date,
    remarked: ['the number that a spreadsheet keeps for a day', 'Adunni Foods,43558'],
    quiet: ['the day', 'Adunni Foods,2019-04-03'],
  },
  'input/date-order': {
    ...date,
    remarked: ['April 3 or March 4', 'Adunni Foods,03/04/2019'],
    quiet: ['year, month and day', 'Adunni Foods,2019-04-03'],
  },
  'input/date-year': {
    ...date,
    remarked: ['a year of two digits', 'Adunni Foods,14-Mar-17'],
    quiet: ['year, month and day', 'Adunni Foods,2017-03-14'],
  },
  'input/document-file': {
    ...document,
    remarked: ['a file that is not in the folder of the table', 'Adunni Foods,license.pdf'],
    quiet: ['a link', 'Adunni Foods,https://files.example.com/license.pdf'],
  },
  'input/encoding': {
    ...account,
    remarked: [
      'a byte that is not UTF-8, in a file of UTF-8',
      row('0000014586', 'Zoë Foods'),
      Buffer.concat([
        Buffer.from('BANK,Ad'),
        Buffer.from([0xff]),
        Buffer.from('nni,0000014579,First Bank of Nigeria,NGN,011'),
      ]),
    ],
    quiet: ['UTF-8 throughout', row('0000014579', 'Zoë Foods')],
  },
  'input/formula': {
    ...account,
    remarked: ['a formula', row('=A1&B1')],
    quiet: ['its value', row('0000014579')],
  },
  'input/fraction': {
    kind: 'customer',
    headings: 'business_name,business_owners[0].ownership_percentage',
    remarked: ['the number that a spreadsheet stores for 60%', 'Adunni Foods,0.6'],
    quiet: ['the percentage', 'Adunni Foods,60'],
  },
  'input/leading-zero': {
    ...account,
    remarked: ['nine digits', row('123456720')],
    quiet: ['ten digits', row('0000014579')],
  },
  'input/network': {
    kind: 'address',
    headings: 'address,network',
    remarked: ['another network', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed,bitcoin'],
    quiet: ['a network of the API', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed,erc20'],
  },
  'input/number-form': {
    ...income,
    remarked: ['a currency sign and a separator', 'Adunni Foods,"$12,500"'],
    quiet: ['digits', 'Adunni Foods,12500'],
  },
  'input/readable': {
    ...date,
    remarked: ['a cell too many', 'Adunni Foods,2019-04-03,Lagos'],
    quiet: ['a cell for each heading', 'Adunni Foods,2019-04-03'],
  },
  'input/scientific-notation': {
    ...account,
    remarked: ['a number that a spreadsheet shortened', row('2.3E+12')],
    quiet: ['all its digits', row('0000014579')],
  },
};
