/**
 * Returns minor units as decimal text with a fixed number of places.
 *
 * @example
 * formatMinorUnits(1250n, 2) // '12.50'
 */
export function formatMinorUnits(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const point = digits.length - places;
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`;
}

const form = /^(\d{1,18})(?:\.(\d{1,18}))?$/;

/**
 * Returns decimal text as minor units, or `undefined` for any other text and for too many decimal places.
 *
 * @example
 * parseMinorUnits('12.5', 2) // 1250n
 * parseMinorUnits('0.001', 2) // undefined
 */
export function parseMinorUnits(text: string, places: number): bigint | undefined {
  const match = form.exec(text);
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(places))) return undefined;
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
}
