/**
 * Calls each listener. An error that one throws is ignored: it must not reach the other listeners, or the code that
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
