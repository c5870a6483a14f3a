import * as address from '@passmuster/address';
import * as addressBulk from '@passmuster/address/bulk';
import * as bank from '@passmuster/bank';
import * as client from '@passmuster/client';
import * as findings from '@passmuster/findings';
import * as kyc from '@passmuster/kyc';
import * as phone from '@passmuster/phone';
import * as phoneMax from '@passmuster/phone/max';
import * as phoneNgZa from '@passmuster/phone/ng-za';
import * as schemas from '@passmuster/schemas';
import * as accept from '@passmuster/schemas/accept';
import * as compiled from '@passmuster/schemas/compiled';
import * as countries from '@passmuster/schemas/countries';
import * as fields from '@passmuster/schemas/fields';
import * as labels from '@passmuster/schemas/labels';
import * as naics from '@passmuster/schemas/naics';
import * as operations from '@passmuster/schemas/operations';

/** Every entry of the libraries, so that the compiler reads all of their declarations. */
export const entries: readonly object[] = [
  ...[address, addressBulk, bank, client, findings, kyc],
  ...[
    phone,
    phoneMax,
    phoneNgZa,
    schemas,
    accept,
    compiled,
    countries,
    fields,
    labels,
    naics,
    operations,
  ],
];

// The types say something: a finding is not `any`.
const [finding] = address.checkAddress('x', { network: 'erc20' });
export const rule: string | undefined = finding?.rule;
// @ts-expect-error a rule is text
export const wrong: number | undefined = finding?.rule;
