import * as v from 'valibot';
import { string } from './string.ts';

/** Text the API may extend: any string is taken, the known ones complete in an editor. */
export type OpenUnion<Known extends string> = Known | (string & {});

/** Schema of a response value from an open set. Source: style of the API spec: “complete set not shown”. */
export function openPicklist<const Known extends string>(
  known: readonly Known[],
): v.GenericSchema<string, OpenUnion<Known>> {
  return v.pipe(string, v.examples([...known]));
}
