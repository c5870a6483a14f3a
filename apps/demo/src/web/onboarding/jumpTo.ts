/**
 * Brings the reader to a field: to the nearest place around it where it is not on the page itself,
 * such as the list of owners for an owner who is still to be added.
 */
export function jumpTo(name: string): void {
  const keys = name.split('.');
  for (let depth = keys.length; depth > 0; depth -= 1) {
    const place = document.getElementById(keys.slice(0, depth).join('.'));
    if (!place) continue;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
    place.focus({ preventScroll: true });
    return;
  }
}
