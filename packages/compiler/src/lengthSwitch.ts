/** Up to this length, JSON parsers keep a text once and hash it, so that a set has little left to do. */
const internedLength = 10;

/** Whether a set would have to hash texts out of JSON in full. */
export const hasLongText = (options: readonly string[]): boolean =>
  options.some((option) => option.length > internedLength);

/** A function that is true for `options`: it compares a text with those of its length. */
export function lengthSwitch(name: string, options: readonly string[]): string {
  const lengths = new Map<number, string[]>();
  for (const option of new Set(options)) {
    const alike = lengths.get(option.length) ?? [];
    lengths.set(option.length, [...alike, `v === ${JSON.stringify(option)}`]);
  }
  const cases = [...lengths]
    .sort(([one], [other]) => one - other)
    .map(([length, alike]) => `    case ${length}:\n      return ${alike.join(' || ')};\n`);
  return `function ${name}(v: unknown): boolean {
  if (typeof v !== "string") return false;
  switch (v.length) {
${cases.join('')}    default:
      return false;
  }
}`;
}
