import * as v from 'valibot';
import { string } from './string.ts';

/** Text the API may extend: any string is taken, the known ones complete in an editor. */
export type OpenUnion<Known extends string> = Known | (string & {});

/** Text of an answer from a set that may grow. Source: API spec 1.0.0, “complete sets … not shown”. SPEC-GAP 54. */
export function openPicklist<const Known extends string>(
  known: readonly Known[],
): v.GenericSchema<string, OpenUnion<Known>> {
  return v.pipe(string, v.examples([...known]));
}
