import type { FormDefinition } from '@passmuster/form/forms';
import {
  type AssetCode,
  CreateWalletSchema,
  type Network,
  networks,
  toFindings,
} from '@passmuster/schemas';
import { createWalletFields } from '@passmuster/schemas/fields';

export interface NewWallet {
  readonly currency: string;
  /** Empty for a fiat currency. */
  readonly network: Network | '';
  readonly description: string;
  /** Of the customer that gets the wallet; empty for the merchant's own. */
  readonly customer_id: string;
}

/** A wallet: what its form holds, and who checks it. */
export const walletDefinition: FormDefinition<NewWallet> = {
  values: { currency: '', network: '', description: '', customer_id: '' },
  fields: createWalletFields,
  async check(body) {
    const { issues = [] } = await CreateWalletSchema['~standard'].validate(body);
    return toFindings(issues);
  },
};

/** Returns the networks of an asset, in the order in which the API names them; none for a fiat currency. */
export const networksOf = ({ networks: listed = [] }: Pick<AssetCode, 'networks'>): Network[] =>
  networks.filter((one) => listed?.some(({ network }) => network.toLowerCase() === one));
