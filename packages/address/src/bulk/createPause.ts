/** Waits until the messages of a worker can arrive. */
export interface Pause {
  once(): Promise<void>;
  end(): void;
}

/**
 * Returns a pause of one turn of the event loop, where a timer would take a millisecond: `setImmediate` if there is
 * one (a Node.js process that sends messages to itself receives no others), else a message.
 */
export function createPause(): Pause {
  const immediate: unknown = Reflect.get(globalThis, 'setImmediate');
  if (typeof immediate === 'function') {
    return { once: () => new Promise((resolve) => immediate(resolve)), end: () => undefined };
  }
  const { port1, port2 } = new MessageChannel();
  return {
    once: () =>
      new Promise((resolve) => {
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      }),
    end: () => port1.close(),
  };
}
