import * as v from 'valibot';
import { asked } from './asked.ts';

/** A boolean that the API defaults to false; it may be left out of the input. SPEC-GAP 3. */
export const FlagSchema = v.optional(v.boolean(asked('Send true or false')), false);
