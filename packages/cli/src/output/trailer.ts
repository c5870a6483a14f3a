import { type Printable, printable } from '@passmuster/findings';
import * as v from 'valibot';
import { jsonText } from '../text/jsonText.ts';
import type { Totals } from './totals.ts';

/** The last line of the output of a shard: what `merge` needs to join the parts and to see that none is missing or cut off. */
const TrailerSchema = v.object({
  shard: v.object({ index: v.number(), count: v.number() }),
  look: v.number(),
  blocked: v.number(),
});
export type Trailer = v.InferOutput<typeof TrailerSchema>;

const mark = '#passmuster ';
const json = printable<'json'>();

/** Returns the trailer of a shard as a line. */
export const trailerLine = (
  shard: Trailer['shard'],
  { look, blocked }: Totals,
): Printable<'json'> => json`#passmuster ${jsonText({ shard, look, blocked })}\n`;

/** Returns the trailer in a line; undefined for any other line. */
export function parseTrailer(line: string): Trailer | undefined {
  if (!line.startsWith(mark)) return undefined;
  try {
    const parsed = v.safeParse(TrailerSchema, JSON.parse(line.slice(mark.length)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
