import type { ProviderProfile } from '@passmuster/kyc';
import { businessTypes, countryCodes, documentTypes } from '@passmuster/schemas';
import { countryOptions } from '@passmuster/schemas/countries';
import * as v from 'valibot';
import type { Terminal } from '../terminal/terminal.ts';
import { oneOf } from './oneOf.ts';
import { readChecked } from './readChecked.ts';

const ProfileSchema = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty('must not be blank')),
  countries: v.exactOptional(v.array(oneOf(countryCodes, countryOptions))),
  businessTypes: v.exactOptional(v.array(oneOf(businessTypes))),
  industries: v.exactOptional(v.array(v.string())),
  documents: v.exactOptional(v.array(oneOf(documentTypes))),
});

/** Reads what one provider requires beyond the API. Throws `CommandError` for a file that says something else. */
export const readProfile = (file: string, terminal: Terminal): Promise<ProviderProfile> =>
  readChecked(file, ProfileSchema, terminal);
