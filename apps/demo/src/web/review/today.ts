/** Returns the calendar date where the reader is, `YYYY-MM-DD`. */
export function today(now: Date = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${String(now.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}
