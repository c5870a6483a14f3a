import { type Application, createApplication } from '@passmuster/form';
import type { FormLanguage } from './formTexts.ts';
import { reviewer } from './reviewer.ts';
import { openStorage } from './storage.ts';
import type { ApplicationValues, FileRef } from './values.ts';

export {
  type Application,
  type ApplicationBody,
  type ApplicationState,
  type Counts,
  countOf,
  type FormFinding,
  type FormRequirement,
  localToday,
  type Path,
} from '@passmuster/form';
export {
  ApplicationProvider,
  useApplication,
  useApplicationState,
  useField,
} from '@passmuster/form/react';

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
