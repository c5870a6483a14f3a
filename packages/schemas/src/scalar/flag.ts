import * as v from 'valibot';
import { requiredMessage } from './requiredMessage.ts';
import { flagText } from './texts.ts';

/** A boolean that the API defaults to false; it may be left out of the input. SPEC-GAP 3. */
export const FlagSchema = v.optional(v.boolean(requiredMessage(flagText.remedy)), false);
