/** Whether `text` has digits alone from index `from` on. */
export function scanDigits(text: string, from: number): boolean {
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 48 || unit > 57) return false;
  }
  return true;
}
