import type { BrowserContext } from 'playwright';

export interface Load {
  /** Bytes over the wire of the scripts that were asked for before the page showed the text; without those of its worker. */
  readonly script: number;
  /** Bytes over the wire of the scripts that were asked for afterwards, when the browser was idle. */
  readonly laterScript: number;
  /** Bytes over the wire. */
  readonly total: number;
  /** Milliseconds. */
  readonly largestPaint: number;
  readonly layoutShift: number;
}

interface Seen extends Pick<Load, 'largestPaint' | 'layoutShift'> {
  /** When the text was shown, in milliseconds since 1970. */
  readonly shownAt: number;
}

interface PaintEntry extends PerformanceEntry {
  readonly value?: number;
}

/** Opens a page with an empty cache on a slow connection and a slow processor, until this text and what follows it are shown. */
export async function measureLoad(
  context: BrowserContext,
  url: string,
  text: string,
): Promise<Load> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  const startOf = new Map<string, number>();
  const types = new Map<string, string>();
  const loaded = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, wallTime }) =>
    startOf.set(requestId, wallTime * 1000),
  );
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    loaded.set(requestId, encodedDataLength),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    // Slow 4G as Lighthouse has it: 150 ms and 1.6 Mbit/s.
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 84_000,
  });
  await page.addInitScript((wanted) => {
    const seen = { largestPaint: 0, layoutShift: 0, shownAt: Number.POSITIVE_INFINITY };
    Object.assign(window, { seen });
    const observer = new MutationObserver(() => {
      if (document.body?.textContent?.includes(wanted) !== true) return;
      seen.shownAt = Date.now();
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PaintEntry[]) seen.layoutShift += entry.value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
  }, text);
  await page.goto(url);
  await page.getByText(text).first().waitFor();
  await page.waitForTimeout(3000);
  const { shownAt, ...seen } = await page.evaluate((): Seen => Reflect.get(window, 'seen'));
  await page.close();
  const sizeOf = (isIncluded: (id: string) => boolean): number =>
    [...loaded].reduce((sum, [id, bytes]) => sum + (isIncluded(id) ? bytes : 0), 0);
  const isScript = (id: string): boolean => types.get(id) === 'Script';
  const isLater = (id: string): boolean => (startOf.get(id) ?? 0) > shownAt;
  return {
    script: sizeOf((id) => isScript(id) && !isLater(id)),
    laterScript: sizeOf((id) => isScript(id) && isLater(id)),
    total: sizeOf(() => true),
    ...seen,
  };
}
