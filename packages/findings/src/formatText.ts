/** Values for the `{name}` places of a text. */
export type TextParameters = Readonly<Record<string, string | number>>;

/**
 * Completes a text: each `{name}` is replaced by the parameter of that name.
 * A place without a parameter is left as it stands, so that a mistake shows.
 *
 * @example
 * formatText('{years} or older', { years: 18 }) // '18 or older'
 */
export function formatText(text: string, parameters: TextParameters): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(parameters, name) ? String(parameters[name]) : place,
  );
}
