import { type CustomerValues, createCustomerForm, type Form } from '@passmuster/form';
import type { FormLanguage } from './formTexts.ts';
import { reviewer } from './reviewer.ts';

/** Returns an application that the page's worker reviews. */
export const openApplication = (
  values: CustomerValues,
  language: FormLanguage,
): Form<CustomerValues> => createCustomerForm({ reviewer, values, texts: { locale: language } });
