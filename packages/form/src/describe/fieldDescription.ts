import type { FieldKind } from '@passmuster/schemas/fields';
import type { Option } from '@passmuster/schemas/labels';
import type { AmountUnit } from '../amounts/amount.ts';

/** What a control needs of its field, apart from its value and its findings. */
export interface FieldDescription {
  readonly kind: FieldKind;
  /** What the country calls it, in the language of the texts; of a question, the question. */
  readonly label: string;
  readonly hint?: string;
  /**
   * What to choose from. A `question` has `yes` and `no`. Of a `text` they are suggestions; a `state`, a `country` or an
   * `industry` without them is typed.
   */
  readonly options?: readonly Option<string>[];
  /** True if the application can't be sent without it: also a question, which is never sent as no for want of an answer. */
  readonly required: boolean;
  /** Unicode code points. */
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  /** What an amount counts: the currency of its field or of the country, as an ISO 4217 code, or `percent`. */
  readonly unit?: AmountUnit;
}

/** Options that are too long, or that depend on too much, to be in the texts of a language. */
export interface LongLists {
  /** `countryOptions(language)` of `@passmuster/schemas/countries`. */
  readonly countries?: readonly Option<string>[] | undefined;
  /** The industries by their codes. */
  readonly industries?: readonly Option<string>[] | undefined;
  /** Returns the states of a country; `undefined` while they aren't known, or if people type them. */
  readonly statesOf?: ((country: string) => readonly Option<string>[] | undefined) | undefined;
}

/** {@link LongLists} of a form, which waits for states that are loaded. */
export interface FormLists extends Omit<LongLists, 'statesOf'> {
  /** Returns the states of a country, or a promise of them; `undefined` if people type them. */
  readonly statesOf?:
    | ((
        country: string,
      ) => readonly Option<string>[] | undefined | Promise<readonly Option<string>[] | undefined>)
    | undefined;
}
