import type { BusinessCustomerInput } from '../customer/businessCustomer.ts';

/**
 * The type of a value while a person fills in a form: any field may be missing, and any text, number or
 * choice may be `''`. `omitBlanks` turns it into a value that a schema can check.
 */
export type Draft<Value> = Value extends readonly (infer Item)[]
  ? readonly Draft<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Draft<Value[Key]> | undefined }
    : Value | '';

/** A business customer while a person fills in the form. */
export type BusinessCustomerDraft = Draft<BusinessCustomerInput>;
