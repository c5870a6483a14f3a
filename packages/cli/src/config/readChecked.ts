import { closest, propertyAt } from '@passmuster/findings';
import * as v from 'valibot';
import { parseJson } from '../input/parseJson.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { readText } from './readText.ts';

/** Says that a setting doesn't exist, and which one of the same object may be meant. */
function unknownSetting(path: string, schema: v.GenericSchema): string {
  const keys = path.split('.');
  const entries = keys.length === 1 ? propertyAt(schema, 'entries') : undefined;
  const known = typeof entries === 'object' && entries !== null ? Object.keys(entries) : [];
  const near = closest(path, known);
  const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
  return `there is no setting ${path}.${hint}`;
}

/** Returns the value of a text by `schema`. Throws `CommandError` with the first place that differs, in one line. */
export function parseChecked<Schema extends v.GenericSchema>(
  file: string,
  text: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const parsed = parseJson(text);
  const name = file;
  if (parsed.problem !== undefined) throw new CommandError(`${name}: ${parsed.problem}`);
  const { success, output, issues } = v.safeParse(schema, parsed.value);
  if (success) return output;
  const [issue] = issues;
  const path = v.getDotPath(issue) ?? '';
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    throw new CommandError(`${name}: ${unknownSetting(path, schema)}`);
  }
  // The message of valibot repeats the value; that of `oneOf` doesn't.
  const isOurs = issue.kind !== 'schema' || issue.type === 'picklist';
  const what = isOurs ? issue.message : `expected ${issue.expected}`;
  throw new CommandError(`${name}: ${path === '' ? '' : `${path}: `}${what}`);
}

/** Reads a JSON file as a value of `schema`. */
export const readChecked = async <Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  terminal: Terminal,
): Promise<v.InferOutput<Schema>> => parseChecked(file, await readText(file, terminal), schema);
