/** What stands for the places of a text. */
export type Parameters = Readonly<Record<string, string | number>>;

/** Fills `{name}` in a text from its parameters. */
export function fillIn(text: string, parameters: Parameters = {}): string {
  return text.replace(/\{(\w+)\}/gu, (whole, name: string) => String(parameters[name] ?? whole));
}
