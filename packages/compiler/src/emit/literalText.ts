/** Returns `value` as source text if JSON can express it, otherwise undefined. */
export function literalText(value: unknown): string | undefined {
  const isSimple =
    value === null ||
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0));
  return isSimple ? JSON.stringify(value) : undefined;
}
