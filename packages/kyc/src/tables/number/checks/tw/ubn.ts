/**
 * Returns whether a 統一編號 has its check digit: weights 1 2 1 2 1 2 4 1, digits of the products added; where the seventh
 * digit is 7, its 10 counts as 1 or 0. Divisible by 5 since 2023-04-01, before that by 10 (Ministry of Finance, Taiwan).
 */
export function isValid(number: string): boolean {
  const sum = [1, 2, 1, 2, 1, 2, 4, 1].reduce((total, weight, i) => {
    const product = weight * Number(number[i]);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 5 === 0 || (number[6] === '7' && (sum + 1) % 5 === 0);
}
