import { fictionalPhones } from './fictionalPhones.generated.ts';

/** True where an E.164 number is in a range that is kept for fiction, examples and tests. */
export const isFictionalPhone = (number: string): boolean =>
  fictionalPhones.some((pattern) => new RegExp(pattern).test(number));

/** True where the last seven digits or more are one digit, or the last eight run up or down. */
export function isMadeUpPhone(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  const end = digits.slice(-8);
  const isRun =
    end.length === 8 &&
    ['01234567890123456789', '98765432109876543210'].some((run) => run.includes(end));
  return isRun || /(\d)\1{6,}$/.test(digits);
}
