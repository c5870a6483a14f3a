import type { CustomerValues } from '@passmuster/form';
import type { BankPayoutMethod } from '@passmuster/schemas';
import type { CheckReport } from '../../integration/reviewer.ts';

/** A customer created from this device. The API has no operation that lists customers. */
export interface KnownCustomer {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly createdAt: number;
  /** ID of the draft that was submitted. */
  readonly draftId: string;
  /** What was submitted; its files by their names alone. Personal data: absent once it has expired. */
  readonly application?: CustomerValues;
  /** The check report as it was on the day of submission. */
  readonly report?: CheckReport;
}

/** A payout method added from this device. The API has no operation that lists payout methods. */
export interface KnownPayoutMethod {
  readonly id: string;
  readonly method: BankPayoutMethod;
  /** Of the submission that added it. */
  readonly key?: string;
  readonly addedAt: number;
}

/** Something this page did for a customer, for the merchant or with a wallet. */
export interface KnownEvent {
  readonly id: string;
  /** ID of the customer or the wallet, or `merchant`. */
  readonly subject: string;
  readonly at: number;
  /** Key of the text; see `EventList`. */
  readonly kind:
    | 'customer-created'
    | 'wallet-created'
    | 'method-added'
    | 'method-lost'
    | 'method-deleted'
    | 'money';
  readonly note: string;
  /** What was moved, for `money`. */
  readonly movement?: KnownMovement;
}

/** One side of a movement of money that was made from this device. */
export interface KnownMovement {
  readonly reference: string;
  /** As the API names it. */
  readonly type: string;
  readonly isDebit: boolean;
  /** Decimal text. */
  readonly amount: string;
  readonly asset: string;
}
