import * as v from 'valibot';
import { string } from './string.ts';

/** Any string. Editors suggest the known ones. */
export type OpenUnion<Known extends string> = Known | (string & {});

/**
 * Returns a schema of response text from a set that may grow. Source: API spec 1.0.0, “complete sets … not shown”. SPEC-GAP 54.
 *
 * @example
 * v.parse(openPicklist(['COMPLETED']), 'REVERSED') // 'REVERSED'
 */
export function openPicklist<const Known extends string>(
  known: readonly Known[],
): v.GenericSchema<string, OpenUnion<Known>> {
  return v.pipe(string, v.examples([...known]));
}
