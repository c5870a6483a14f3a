/** Returns the value of a JSON text, or undefined, which JSON cannot express. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
