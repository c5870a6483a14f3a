import * as v from 'valibot';
import { requiredMessage } from './requiredMessage.ts';
import { flagText } from './texts.ts';

/** A boolean that defaults to false and may be omitted. SPEC-GAP 3. */
export const FlagSchema = v.optional(v.boolean(requiredMessage(flagText.remedy)), false);
