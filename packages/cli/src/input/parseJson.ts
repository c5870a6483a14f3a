/** A value, or one line that says where the text stops being JSON and repeats none of it. */
export type ParsedJson =
  | { readonly value: unknown; readonly problem?: undefined }
  | { readonly problem: string };

function breakingPoint(text: string, error: unknown): string {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  if (position === undefined || Number(position) >= text.length) {
    return 'the JSON ends too early. The file may be cut off';
  }
  const before = text.slice(0, Number(position)).split('\n');
  const column = (before.at(-1) ?? '').length + 1;
  return `this isn't JSON at line ${before.length}, column ${column}. Correct it there`;
}

/** Parses JSON. Unlike the message of `JSON.parse`, `problem` quotes nothing of the text. */
export function parseJson(text: string): ParsedJson {
  if (text.trim() === '') return { problem: 'this is empty' };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: breakingPoint(text, error) };
  }
}
