import { type AddressBook, type AddressLabels, checkAddress } from '@passmuster/address';
import type { Form } from '@passmuster/form';
import { createForm } from '@passmuster/form/forms';
import type { Network } from '@passmuster/schemas';
import { validateAddressQueryFields } from '@passmuster/schemas/fields';
import type { PartialLabels } from '@passmuster/schemas/labels';

export interface AddressValues {
  readonly address: string;
  readonly network: Network;
}

/** What an address is compared with. */
interface KnownAddresses {
  readonly addressBook?: AddressBook;
  readonly labels?: AddressLabels | undefined;
}

/** A form that checks an address while it is typed. */
export interface AddressForm {
  readonly form: Form<AddressValues>;
  /** Checks again, with other addresses. */
  readonly compareWith: (known: KnownAddresses) => Promise<void>;
}

const catalogs = {
  fr: () => import('@passmuster/address/fr'),
  'pt-BR': () => import('@passmuster/address/pt-BR'),
  'pt-PT': () => import('@passmuster/address/pt-PT'),
};

/** Returns a form that shows what is found at once: it has nothing to leave the address for. */
export function createAddressForm(texts: PartialLabels): AddressForm {
  let known: KnownAddresses = {};
  const form = createForm<AddressValues>(
    {
      values: { address: '', network: 'polygon' },
      fields: validateAddressQueryFields,
      check(body) {
        const { address = '', network } = body as Partial<AddressValues>;
        if (network === undefined) return [];
        return checkAddress(address.trim(), { ...known, network, path: ['address'] });
      },
      catalogs,
    },
    { texts },
  );
  form.showAll();
  return {
    form,
    async compareWith(next) {
      known = next;
      await form.validate();
    },
  };
}
