import * as v from 'valibot';

/** A boolean that the API defaults to false; it may be left out of the input. SPEC-GAP 3. */
export const FlagSchema = v.optional(v.boolean('Send true or false'), false);
