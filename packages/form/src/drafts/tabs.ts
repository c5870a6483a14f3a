/** Notifies the other tabs of this device that something was stored, and calls back when they stored something. */
export interface Tabs {
  notify(): void;
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** Opens the channel between tabs. It doesn't reach its own tab, so the listeners of this one are called here. */
export function openTabs(name: string): Tabs {
  const listeners = new Set<() => void>();
  const channel = new BroadcastChannel(name);
  const call = (): void => {
    for (const listener of listeners) listener();
  };
  channel.addEventListener('message', call);
  return {
    notify() {
      channel.postMessage('stored');
      call();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => channel.close(),
  };
}
