import * as plain from '@passmuster/schemas';
import {
  createBankPayoutMethodResponseShape,
  createBankPayoutMethodShape,
  createWalletResponseShape,
  createWalletShape,
  findTransactionsResponseShape,
  listWalletsResponseShape,
} from '@passmuster/schemas/accept';
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
