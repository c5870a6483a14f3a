import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Client } from '@passmuster/client';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { FailureBody, FailureKind } from '../protocol/failureBody.ts';
import { apiRoutes } from './apiRoutes.ts';
import { onlyLocal } from './onlyLocal.ts';
import { type SandboxAccess, sandboxRoutes } from './sandboxRoutes.ts';
import { securityHeaders } from './securityHeaders.ts';

export interface AppOptions {
  /** Holds the API key, which never leaves this server. */
  readonly client: Client;
  /** The control routes of the sandbox. */
  readonly sandbox: SandboxAccess;
  /** Folder of the built page. */
  readonly page: string;
  /** Folder of the example applications. */
  readonly examples: string;
}

/** Bytes of a request body: an application with its documents as base64. */
export const maxBodyBytes = 32 * 1024 * 1024;

const failure = (kind: FailureKind, detail: string): FailureBody => ({
  failure: kind,
  outcome: 'not_sent',
  detail,
  issues: [],
});

/** Returns the demo's server: its page, its examples, and the operations the page needs. */
export function createApp({ client, sandbox, page, examples }: AppOptions): Hono {
  const app = new Hono();
  app.use(securityHeaders);
  app.use(onlyLocal);
  app.use(async (context, next) => {
    await next();
    const isAsset = context.req.path.startsWith('/assets/') && context.res.ok;
    // The names of assets contain a hash of their content.
    context.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-store');
  });
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (context) => {
        context.header('connection', 'close');
        return context.json(failure('too-large', `More than ${maxBodyBytes} bytes.`), 413);
      },
    }),
  );
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.route('/api', apiRoutes(client));
  app.route('/sandbox', sandboxRoutes(sandbox));
  app.get('/examples/:name{[a-z-]+\\.json}', async (context) => {
    const file = join(examples, context.req.param('name'));
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return context.json(failure('not-found', 'No such example.'), 404);
    return context.body(text, 200, { 'content-type': 'application/json' });
  });
  app.all('/api/*', notFound).all('/sandbox/*', notFound).all('/examples/*', notFound);
  app.get('/assets/*', serveStatic({ root: page, precompressed: true }), notFound);
  app.get('*', serveStatic({ root: page, precompressed: true }));
  // Every other address is a page of the app.
  app.get('*', serveStatic({ root: page, path: 'index.html', precompressed: true }), notFound);
  app.onError((_, context) => context.json(failure('server-error', 'The demo failed.'), 500));
  return app;
}

const notFound = (context: Context) => context.json(failure('not-found', 'Not found.'), 404);
