import type { Identity } from '@passmuster/client/submission';
import type { Finding, Fix } from '@passmuster/findings';
import type { Fields } from '@passmuster/schemas/fields';
import type { Catalogs } from '../reviewer/catalogs.ts';

/** When a form is checked, and for whom. */
export interface CheckContext {
  /** Calendar date, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** BCP 47. Texts are translated with `catalogs`: a check needn't do it. */
  readonly language: string;
}

/** What a form other than a customer's is made of. */
export interface FormDefinition<Values extends object> {
  /** What a new form holds; its keys are the fields of the form, in their order. */
  readonly values: Values;
  /** The fields of the request, such as `createBankPayoutMethodFields` of `@passmuster/schemas/fields`. */
  readonly fields: Fields;
  /** Paths that this form asks for although the API doesn't. */
  readonly required?: readonly string[] | undefined;
  /** Returns the findings on the body, as `checkBankAccount` does. Blank fields are not in it, and are reported if required. */
  readonly check: (
    body: unknown,
    context: CheckContext,
  ) => readonly Finding[] | Promise<readonly Finding[]>;
  /** Returns repairs of what the check found. Default: none. */
  readonly fixes?: ((body: unknown, findings: readonly Finding[]) => readonly Fix[]) | undefined;
  /** Returns the request body. Default: the values without blank fields. A form with files or rows needs its own. */
  readonly body?: ((values: Values) => unknown) | undefined;
  /** Returns the values that tell one request from another, so that a copy of the form that was sent is noticed. Default: nothing. */
  readonly identity?: ((values: Values) => Identity) | undefined;
  /** Loaders of translations of the remedies, by language. Default: English only. */
  readonly catalogs?: Catalogs | undefined;
}
