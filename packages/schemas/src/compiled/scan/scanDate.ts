/** The number that two digits make, -1 for other characters. */
function pair(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

function lastDay(century: number, year: number, month: number): number {
  if (month === 2) return (year === 0 ? century : year) % 4 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** `isCalendarDate` of a text, without an engine for expressions. */
export function scanDate(text: string): boolean {
  if (text.length !== 10 || text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return false;
  const century = pair(text, 0);
  const year = pair(text, 2);
  if (century < 0 || year < 0 || century + year === 0) return false;
  const month = pair(text, 5);
  const day = pair(text, 8);
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDay(century, year, month);
}
