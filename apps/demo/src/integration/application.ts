import {
  type Application,
  type ApplicationValues,
  createApplication,
  type FileRef,
} from '@passmuster/form';
import type { FormLanguage } from './formTexts.ts';
import { reviewer } from './reviewer.ts';
import { openStorage } from './storage.ts';

/** Returns an application that the page's worker reviews. */
export const openApplication = (
  values: ApplicationValues,
  language: FormLanguage,
): Application<ApplicationValues> => createApplication({ reviewer, values, language });

/** Keeps a file for the review, and on this device. */
export async function keepFile(
  application: Pick<Application<object>, 'keep'>,
  file: File,
): Promise<FileRef> {
  const ref = await application.keep(file);
  await (await openStorage()).keepFile(ref, file);
  return ref;
}
