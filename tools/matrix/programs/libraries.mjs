import { checkAddress } from '@passmuster/address';
import { checkAddressFile, lineVerdicts } from '@passmuster/address/bulk';
import { checkBankAccount } from '@passmuster/bank';
import { createClient, listAssetCodes } from '@passmuster/client';
import { loadCustomerReviewer } from '@passmuster/kyc';
import { checkPhone } from '@passmuster/phone';
import { ngZaMetadata } from '@passmuster/phone/ng-za';
import { BusinessCustomerSchema } from '@passmuster/schemas';
import { BusinessCustomerSchema as CompiledSchema } from '@passmuster/schemas/compiled';
import { searchNaics } from '@passmuster/schemas/naics';
import * as v from 'valibot';
import customer from './customer.json' with { type: 'json' };

const asOf = '2026-11-21';
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Uses every library once; returns what came out differently than it must. */
export async function wrongResults() {
  const reviewer = await loadCustomerReviewer();
  const { ready, audit } = reviewer.review(customer, { asOf });
  const young = {
    ...customer,
    business_owners: [{ ...customer.business_owners[0], date_of_birth: '2015-05-17' }],
  };
  const { findings } = reviewer.review(young, { asOf });
  const verdicts = [];
  const lines = new TextEncoder().encode(`${address}\nvitalik.eth\n`);
  for await (const batch of checkAddressFile(lines, { network: 'polygon' }))
    verdicts.push(...batch.verdicts);
  const client = createClient({
    baseUrl: 'https://host/api',
    apiKey: 'a-key',
    fetch: async () => Response.json({ status: 'success', message: 'Done', data: [] }),
  });
  const { data } = await listAssetCodes(client);
  const bankAccount = {
    ...{ type: 'BANK', currency: 'NGN', account_name: 'Ada Obi', account_number: '08031234567' },
    ...{ bank_name: 'Guaranty Trust Bank', bank_code: '058' },
  };
  const expectations = {
    'a complete customer is ready': ready,
    'rules were applied': audit.rules.length > 50,
    'a young owner is found': findings.some(({ rule }) => rule === 'owner/minimum-age'),
    'schemas accept the customer':
      v.is(BusinessCustomerSchema, customer) && v.is(CompiledSchema, customer),
    'schemas refuse another': !v.is(BusinessCustomerSchema, {}) && !v.is(CompiledSchema, {}),
    'a NAICS title is found': searchNaics('software', { limit: 1 })[0]?.code === '513210',
    'a bank account has a finding':
      checkBankAccount(bankAccount)[0]?.rule === 'bank/ngn-phone-number',
    'an address is right': checkAddress(address, { network: 'erc20' }).length === 0,
    'a checksum is wrong':
      checkAddress(address.replace('A', 'a'), { network: 'erc20' })[0]?.rule === 'address/checksum',
    'lines of a file are judged': verdicts.length === 2 && verdicts[1] === lineVerdicts.refused,
    'a phone number lacks its plus':
      checkPhone('2348031234567', { metadata: ngZaMetadata })[0]?.rule === 'phone/leading-plus',
    'the client answers': Array.isArray(data) && data.length === 0,
  };
  return Object.entries(expectations).flatMap(([name, holds]) => (holds ? [] : [name]));
}
