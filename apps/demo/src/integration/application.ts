import { type CustomerValues, createCustomerForm, type FileRef, type Form } from '@passmuster/form';
import type { FormLanguage } from './formTexts.ts';
import { reviewer } from './reviewer.ts';
import { openStorage } from './storage.ts';

/** Returns an application that the page's worker reviews. */
export const openApplication = (
  values: CustomerValues,
  language: FormLanguage,
): Form<CustomerValues> => createCustomerForm({ reviewer, values, texts: { locale: language } });

/** Keeps a file for the review, and on this device. */
export async function keepFile(
  application: Pick<Form<object>, 'keep'>,
  file: File,
): Promise<FileRef> {
  const ref = await application.keep(file);
  await (await openStorage()).keepFile(ref, file);
  return ref;
}
