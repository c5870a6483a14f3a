import { closest } from '../closest.ts';

/** Returns true for an object that is not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the beginning of a name that somebody wrote, in quotation marks. */
export const shown = (name: string): string => JSON.stringify(name.slice(0, 100));

/** Returns the sentence that names those that may be meant, after a full stop; empty if there are none. */
export function hint(name: string, names: readonly string[]): string {
  const near = closest(name, names);
  return near.length > 0 ? `. Did you mean ${near.join(' or ')}?` : '';
}
