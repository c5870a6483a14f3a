import * as v from 'valibot';
import { string } from './string.ts';

/** A UUID of any version, in upper or lower case. Source: API spec 1.0.0, Resources, “Identifiers are UUID strings”. */
export const UuidSchema = v.pipe(
  string,
  v.uuid('Send a UUID, such as 3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b'),
);
