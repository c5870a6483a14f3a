import * as v from 'valibot';
import { string } from './string.ts';
import { uuidText } from './texts.ts';

/** A UUID of any version, in upper or lower case. Source: API spec 1.0.0, Resources, “Identifiers are UUID strings”. */
export const UuidSchema = v.pipe(string, v.uuid(uuidText.remedy));
