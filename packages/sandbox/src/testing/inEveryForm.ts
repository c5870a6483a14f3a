import * as plain from '@passmuster/schemas';
import { createBankPayoutMethodShape } from '@passmuster/schemas/accept/createBankPayoutMethod';
import { createBankPayoutMethodResponseShape } from '@passmuster/schemas/accept/createBankPayoutMethodResponse';
import { createWalletShape } from '@passmuster/schemas/accept/createWallet';
import { createWalletResponseShape } from '@passmuster/schemas/accept/createWalletResponse';
import { findTransactionsResponseShape } from '@passmuster/schemas/accept/findTransactionsResponse';
import { listWalletsResponseShape } from '@passmuster/schemas/accept/listWalletsResponse';
import * as compiled from '@passmuster/schemas/compiled';
import * as v from 'valibot';

const shapes = {
  CreateBankPayoutMethod: createBankPayoutMethodShape,
  CreateBankPayoutMethodResponse: createBankPayoutMethodResponseShape,
  CreateWallet: createWalletShape,
  CreateWalletResponse: createWalletResponseShape,
  FindTransactionsResponse: findTransactionsResponseShape,
  ListWalletsResponse: listWalletsResponseShape,
};

/** Returns the result of each form of a schema on a body: plain, compiled, and without valibot as in the client. */
export const inEveryForm = (name: keyof typeof shapes, body: unknown): readonly unknown[] => [
  v.parse<v.GenericSchema>(Reflect.get(plain, `${name}Schema`), body),
  v.parse<v.GenericSchema>(Reflect.get(compiled, `${name}Schema`), body),
  shapes[name].accept(body),
];
