import { UuidSchema } from '@passmuster/schemas';
import * as v from 'valibot';

/** Returns a UUID in lowercase, as it is stored; `undefined` for any other text. */
export const parseId = (text: string): string | undefined =>
  v.is(UuidSchema, text) ? text.toLowerCase() : undefined;
