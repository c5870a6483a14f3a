/** What the smoke test needs of a browser. Elements are named by XPath and waited for. */
export interface Driver {
  readonly goto: (url: string) => Promise<void>;
  /** Waits until such an element is in the page, shown or not. */
  readonly find: (path: string) => Promise<void>;
  /** Clicks the first that is shown. */
  readonly click: (path: string) => Promise<void>;
  /** Replaces the text of a field. */
  readonly fill: (path: string, text: string) => Promise<void>;
  readonly attach: (path: string, file: string) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Calls `look` until it returns something, for at most 20 seconds. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | undefined>,
): Promise<Found> {
  for (let wait = 0; wait < 200; wait += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Not found within 20 seconds: ${what}`);
}
