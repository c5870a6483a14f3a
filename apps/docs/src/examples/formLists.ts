import type { FormLists } from '@passmuster/form';
import { countryOptions } from '@passmuster/schemas/countries';
import { businessDocumentTypes } from '@passmuster/schemas/fields';
import { labelOf } from '@passmuster/schemas/labels';
import { naicsTitles } from '@passmuster/schemas/naics';

/** The `lists` of a form. Without `statesOf`, a state is typed. */
export const lists: FormLists = {
  countries: countryOptions('en'),
  industries: Object.entries(naicsTitles).map(([value, label]) => ({ value, label })),
};

/** What a person may add with `form.addDocument('documents', value)`. */
export const furtherDocuments = businessDocumentTypes.map((value) => ({
  value,
  label: labelOf('documentTypes', value),
}));
