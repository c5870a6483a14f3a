/** `+`, then a digit that is not 0, then digits: `least` to `most` characters in all. */
export function scanPlus(text: string, least: number, most: number): boolean {
  if (text.length < least || text.length > most || text.charCodeAt(0) !== 43) return false;
  if (text.charCodeAt(1) === 48) return false;
  for (let at = 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 48 || unit > 57) return false;
  }
  return true;
}
