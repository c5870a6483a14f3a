import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { type ApiAccess, apiHandler } from '../integration/apiHandler.ts';
import { documentation, isBuilt } from './documentation.ts';
import { onlyLocal } from './onlyLocal.ts';
import { refusal, type SandboxAccess, sandboxRoutes } from './sandboxRoutes.ts';
import { securityHeaders } from './securityHeaders.ts';
import type { Walk } from './tryIt/steps.ts';
import { tryPage } from './tryIt/tryPage.ts';

export interface AppOptions {
  /** With the API key, which never leaves this server. */
  readonly api: ApiAccess;
  /** The control routes of the sandbox. */
  readonly sandbox: SandboxAccess;
  /** Folder of the built page. */
  readonly page: string;
  /** Folder of the example applications. */
  readonly examples: string;
  /** Folder of the built documentation; it may be incomplete. */
  readonly documentation: string;
  /** What the lines of the page `/try` name. */
  readonly walk: Walk;
}

/** Returns the demo's server: its page, its examples, and the operations the page needs. */
export function createApp(options: AppOptions): Hono {
  const { api, sandbox, page, examples, walk } = options;
  const app = new Hono();
  app.use(securityHeaders);
  app.use(onlyLocal);
  app.use(async (context, next) => {
    await next();
    const isAsset = context.req.path.startsWith('/assets/') && context.res.ok;
    // The names of assets contain a hash of their content.
    context.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-store');
  });
  app.get('/health', (context) => context.json({ status: 'ok' }));
  const handler = apiHandler(api);
  app.all('/api/*', (context) => handler(context.req.raw));
  app.get('/sandbox/connection', (context) =>
    context.json({
      status: 'success',
      data: { url: walk.sandboxUrl, key_file: join(walk.data, 'demo.key') },
    }),
  );
  app.route('/sandbox', sandboxRoutes(sandbox));
  app.get('/try', (context) => context.html(tryPage(walk, isBuilt(options.documentation))));
  app.get('/docs', (context) => context.redirect('/docs/'));
  app.route('/docs', documentation(options.documentation));
  app.get('/examples/:name{[a-z-]+\\.json}', async (context) => {
    const file = join(examples, context.req.param('name'));
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return notFound(context);
    return context.body(text, 200, { 'content-type': 'application/json' });
  });
  app.all('/sandbox/*', notFound).all('/examples/*', notFound);
  app.get('/assets/*', serveStatic({ root: page, precompressed: true }), notFound);
  app.get('*', serveStatic({ root: page, precompressed: true }));
  // Every other address is a page of the app.
  app.get('*', serveStatic({ root: page, path: 'index.html', precompressed: true }), notFound);
  app.onError((_, context) => context.json(refusal('INTERNAL', 'The demo failed'), 500));
  return app;
}

const notFound = (context: Context) => context.json(refusal('NOT_FOUND', 'Not found'), 404);
