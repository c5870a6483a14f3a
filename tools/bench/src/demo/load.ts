import type { BrowserContext } from 'playwright';

export interface Load {
  /** Bytes over the wire; of scripts only those of the page, without its worker. */
  readonly script: number;
  readonly total: number;
  /** Milliseconds. */
  readonly largestPaint: number;
  readonly layoutShift: number;
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
  const types = new Map<string, string>();
  let script = 0;
  let total = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total += encodedDataLength;
    if (types.get(requestId) === 'Script') script += encodedDataLength;
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    // Slow 4G as Lighthouse has it: 150 ms and 1.6 Mbit/s.
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 84_000,
  });
  await page.addInitScript(() => {
    const seen = { largestPaint: 0, layoutShift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PaintEntry[]) seen.layoutShift += entry.value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  await page.getByText(text).first().waitFor();
  await page.waitForTimeout(3000);
  const seen = await page.evaluate(
    (): Pick<Load, 'largestPaint' | 'layoutShift'> => Reflect.get(window, 'seen'),
  );
  await page.close();
  return { script, total, ...seen };
}
