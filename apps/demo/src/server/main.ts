import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './createApp.ts';

const { PORT = '4173', SANDBOX_URL = 'http://127.0.0.1:8787/api', SANDBOX_API_KEY } = process.env;
const { DEMO_DATA = '.data' } = process.env;
const here = import.meta.dirname;
const page = join(here, '../../dist');

function stop(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

if (!SANDBOX_API_KEY) {
  stop(
    'demo: SANDBOX_API_KEY is not set. Run “pnpm demo”: it starts both servers and creates a key.',
  );
}
if (!existsSync(join(page, 'index.html'))) {
  stop('demo: the page is not built. Start with “pnpm demo”, which builds it.');
}

try {
  const app = createApp({
    api: { baseUrl: SANDBOX_URL, apiKey: SANDBOX_API_KEY, fetch },
    sandbox: { url: new URL('/_sandbox', SANDBOX_URL).href, apiKey: SANDBOX_API_KEY, fetch },
    page,
    examples: join(here, '../../../../examples'),
    documentation: join(here, '../../../docs/local'),
    walk: { sandboxUrl: SANDBOX_URL, data: DEMO_DATA },
  });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(PORT) });
  await once(server, 'listening');
  const close = () => {
    server.close(() => process.exit(0));
    if ('closeAllConnections' in server) server.closeAllConnections();
  };
  process.once('SIGTERM', close).once('SIGINT', close);
} catch (error) {
  stop(`demo: port ${PORT}: ${error instanceof Error ? error.message : String(error)}`);
}
