import { once } from 'node:events';
import { createServer } from 'node:http';
import { createGzip } from 'node:zlib';
import { createClient, listAssetCodes } from '../index.ts';

/** How much memory a huge answer cost the client's process, in megabytes, and how the call ended. */
export interface Growth {
  readonly megabytes: number;
  readonly kind: string | undefined;
}

/** Requests an answer of `size` bytes, either plain or as gzip of that much whitespace. */
export async function measureGrowth(baseUrl: string): Promise<Growth> {
  const { fetch } = globalThis;
  const client = createClient({ baseUrl, apiKey: 'sk_test', fetch, retry: { limit: 0 } });
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 2);
  const { error } = await listAssetCodes(client);
  clearInterval(timer);
  most = Math.max(most, process.memoryUsage.rss());
  return { megabytes: Math.round((most - before) / 1e6), kind: error?.kind };
}

/** Serves `size` bytes under `/plain/...` and as gzip under `/gzip/...`. Returns the server's address. */
export async function serveHugeAnswers(
  size: number,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const block = Buffer.alloc(1_000_000, ' ');
  const server = createServer((request, response) => {
    const isGzip = request.url?.startsWith('/gzip') === true;
    response.writeHead(200, isGzip ? { 'content-encoding': 'gzip' } : {});
    const sink = isGzip ? createGzip() : response;
    if (isGzip) sink.pipe(response);
    let left = size;
    const fill = (): void => {
      while (left > 0 && !response.destroyed) {
        left -= block.length;
        if (!sink.write(block)) return;
      }
      if (left <= 0) sink.end();
    };
    sink.on('drain', fill);
    fill();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
