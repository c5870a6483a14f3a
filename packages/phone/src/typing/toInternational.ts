/**
 * Returns a number that was typed with its calling code, after `+` or the `00` that most countries dial, beginning with `+`;
 * undefined for any other text.
 */
export function toInternational(text: string): string | undefined {
  const number = text.trimStart();
  if (number.startsWith('+')) return number;
  const [, rest] = /^0[\s().-]*0[\s().-]*([1-9].*)$/u.exec(number) ?? [];
  return rest === undefined ? undefined : `+${rest}`;
}
