/** Returns the letters that a spreadsheet shows for a column, from 1: `AE` for 31. */
export function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}
