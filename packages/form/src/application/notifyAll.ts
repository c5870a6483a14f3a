/**
 * Calls each listener. What one throws is ignored, as a submission ignores it: it keeps nothing from the others, nor from whoever
 * entered a value.
 */
export function notifyAll(listeners: Iterable<() => void>): void {
  for (const listener of listeners) {
    try {
      listener();
    } catch {
      // A page with a mistake is not a reason to lose a value.
    }
  }
}
