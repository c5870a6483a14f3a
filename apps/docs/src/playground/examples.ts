// @boundaries-ignore the examples of the repository are files, not a package
import incomplete from '../../../../examples/incomplete.json' with { type: 'json' };
// @boundaries-ignore the examples of the repository are files, not a package
import nigerian from '../../../../examples/ng-company.json' with { type: 'json' };
// @boundaries-ignore the examples of the repository are files, not a package
import american from '../../../../examples/us-llc.json' with { type: 'json' };
// @boundaries-ignore the examples of the repository are files, not a package
import southAfrican from '../../../../examples/za-close-corporation.json' with { type: 'json' };
import type { Settings } from './settings.ts';

const text = (value: unknown): string => JSON.stringify(value, null, 2);

/** Made-up input for each kind. Only these can be shared by link. */
export const examples: Readonly<Record<Settings['kind'], Readonly<Record<string, string>>>> = {
  customer: {
    'A draft with mistakes': JSON.stringify(
      {
        business_name: 'Adunni Foods Limited',
        business_type: 'NON_US',
        email: 'accounts@adunnifoods.com.ng',
        phone: '08033120456',
        registration_date: '2019-02-30',
        registered_address: {
          street1: '14 Adeola Odeku Street',
          city: 'Lagos',
          state: 'Lagos',
          postal_code: '101241',
          country: 'NG',
        },
        business_owners: [
          {
            first_name: 'Tolulope',
            last_name: 'Adeyemi',
            date_of_birth: '2015-07-22',
            ownership_percentage: 60,
          },
          {
            first_name: 'Chinedu',
            last_name: 'Okafor',
            date_of_birth: '1990-02-03',
            ownership_percentage: 60,
          },
        ],
        documents: [],
      },
      null,
      2,
    ),
    'Complete, Nigerian company': text(nigerian),
    'Complete, South African company': text(southAfrican),
    'Complete, US LLC': text(american),
    Incomplete: text(incomplete),
    Empty: '{}',
  },
  bank: {
    'A Nigerian account with a typo': JSON.stringify(
      {
        type: 'BANK',
        account_name: 'Adunni Foods',
        account_number: '0000014578',
        bank_name: 'First Bank of Nigeria',
        currency: 'NGN',
        bank_code: '011',
      },
      null,
      2,
    ),
  },
  wallet: {
    'A fiat wallet with a network': JSON.stringify(
      { currency: 'ZAR', network: 'polygon' },
      null,
      2,
    ),
  },
  address: {
    'A typo': '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD',
    'Another network': 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  },
  phone: {
    'A national number': '08031234567',
    'A trunk zero': '+23408031234567',
  },
};
