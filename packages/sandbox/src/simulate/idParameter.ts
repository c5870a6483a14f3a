import { UuidSchema } from '@passmuster/schemas';
import * as v from 'valibot';
import type { Call } from '../call.ts';

/** An id in a path, in lower case. One that is no UUID becomes an empty text, which nothing is called by. */
export function idParameter({ params }: Pick<Call, 'params'>, name: string): string {
  const id = params[name];
  return v.is(UuidSchema, id) ? id.toLowerCase() : '';
}
