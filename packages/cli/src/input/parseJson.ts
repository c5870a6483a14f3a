/** Where in a text the JSON breaks off. */
function breakingPoint(text: string, error: unknown): string {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  if (position === undefined || Number(position) >= text.length) {
    return 'the JSON ends too early; the file may be truncated';
  }
  const before = text.slice(0, Number(position)).split('\n');
  const column = (before.at(-1) ?? '').length + 1;
  return `this is not JSON at line ${before.length}, column ${column}; correct it there`;
}

/** A value, or one line that says where the text stops being JSON and repeats none of it. */
export type ParsedJson =
  | { readonly value: unknown; readonly problem?: undefined }
  | { readonly problem: string };

/** Parses JSON without repeating any of the text in a message, as `JSON.parse` does. */
export function parseJson(text: string): ParsedJson {
  if (text.trim() === '') return { problem: 'there is nothing in it; it should hold JSON' };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: breakingPoint(text, error) };
  }
}
