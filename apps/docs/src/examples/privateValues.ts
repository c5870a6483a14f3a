import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';

/** The root of the repository. */
export const root: URL = new URL('../../../../', import.meta.url);

/** Returns a file of the repository. */
export const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** An application without a fault. */
export const company = JSON.parse(read('examples/za-close-corporation.json'));
const [owner, ...others] = company.business_owners;

/** What a person entered, with mistakes beside, so that many rules have something to say about it. */
export const application = {
  ...company,
  phone: '+270821234567',
  email: 'thandi.private at gmail.com',
  tax_identification_number: 'ZA-9012345678-X',
  website: 'https://facebook.com/thandi-private',
  business_owners: [
    {
      ...owner,
      birth_date: '2012-03-04',
      tax_identification_number: '900101500908',
      nickname: 'Thandi',
    },
    ...others,
  ],
};

/** A bank account with mistakes. */
export const account = {
  type: 'BANK',
  currency: 'NGN',
  account_name: 'Thandiwe Private',
  account_number: '5512345671',
  bank_name: 'Bank of Nowhere',
  bank_code: '98765',
  iban: 'DE89370400440532013001',
};

/** The address of a wallet. */
export const address = '0x52908400098527886E0F7030069857D2E4169EE8';

/** The key of an API. */
export const key = 'sk_live_0123456789abcdef';

const isPersonal =
  /name|email|phone|tax|number|date|street|city|postal|website|image|description|account_number|iban|code$/;
const isCode = /^(?:country_?|.*_code_country|phone_country_code|type|id_type)/;

/** Returns the texts of a value that say who somebody is, each of at least five characters. */
function personalTexts(value: unknown, field = ''): readonly string[] {
  if (typeof value === 'string') {
    const isListed = /^[A-Z_]+$/.test(value) || isCode.test(field);
    return isPersonal.test(field) && !isListed && value.length >= 5 ? [value] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    personalTexts(item, Array.isArray(value) ? field : name),
  );
}

/** What the application and the account say of a person. */
export const personal: readonly string[] = [
  ...new Set([application, account].flatMap((value) => personalTexts(value))),
];

/** Returns the values of the application, the account, the address and the key that a text contains, as they are or in JSON. */
export const leakedIn = (text: string): readonly string[] =>
  [...personal, address, key].filter(
    (value) => text.includes(value) || text.includes(JSON.stringify(value).slice(1, -1)),
  );

/** Returns all that a log could show of a value. */
export const shown = (value: unknown): string => {
  const options = { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true } as const;
  const everything = { ...options, maxArrayLength: null, maxStringLength: null };
  return [inspect(value, everything), JSON.stringify(value)].join('\n');
};
