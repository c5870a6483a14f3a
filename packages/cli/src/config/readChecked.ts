import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseJson } from '../input/parseJson.ts';
import { unreadableFile } from '../input/readBytes.ts';
import { CommandError } from '../terminal/commandError.ts';

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw unreadableFile(file, error);
  }
}

/** Returns the value of a text by `schema`; throws `CommandError` with the first place that differs, in one line. */
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
  // The message of valibot repeats the value; that of `oneOf` doesn't.
  const isOurs = issue.kind !== 'schema' || issue.type === 'picklist';
  const what = isOurs ? issue.message : `expected ${issue.expected}`;
  throw new CommandError(`${name}: ${path === '' ? '' : `${path}: `}${what}`);
}

/** Reads a JSON file as a value of `schema`. */
export const readChecked = <Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> => parseChecked(file, readText(file), schema);
