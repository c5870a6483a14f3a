import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { type Answer, success } from './answer/answer.ts';
import { refusal } from './answer/refusal.ts';
import { toResponse } from './answer/toResponse.ts';
import { assumptions } from './assumptions.ts';
import { docsFile, docsPage, openApiDocument } from './documentation.ts';
import { operations } from './operations.ts';
import { serve } from './serve.ts';
import type { Services } from './services.ts';
import { controlRoutes } from './simulate/controlRoutes.ts';
import { magicValues } from './simulate/magicValues.ts';

const notFound = refusal(404, 'NOT_FOUND', 'There is nothing at this path');

/** Request in, response out: no port, so tests and other programs can run it in process. */
export function createApp(services: Services): Hono {
  const app = new Hono();
  const routes = [...operations, ...controlRoutes];
  for (const route of routes) app.on(route.method, route.path, serve(services, route));
  const pages: Readonly<Record<string, (context: Context) => Response | Promise<Response>>> = {
    '/health': () => plain(success(200, { storage: services.store.kind })),
    '/metrics': () => metricsPage(services),
    '/openapi.json': () => openApiDocument(),
    '/docs': () => docsPage(),
    '/docs/:file': async (context) =>
      (await docsFile(context.req.param('file') ?? '')) ?? plain(notFound),
    '/_sandbox/assumptions': () => plain(success(200, { data: assumptions })),
    '/_sandbox/magic-values': () => plain(success(200, { data: magicValues })),
  };
  for (const [path, page] of Object.entries(pages)) app.get(path, page);
  app.notFound((context) => plain(nothingFor(app, context.req.path)));
  app.onError((error) => {
    throw error;
  });
  return app;
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'];

/** A known path with an unknown method, or an unknown path. */
function nothingFor(app: Hono, path: string): Answer {
  const known = methods.filter((method) => app.router.match(method, path)[0].length > 0);
  if (known.length === 0) return notFound;
  const allow = known.join(', ');
  return refusal(405, 'METHOD_NOT_ALLOWED', `Use ${allow}`, { allow });
}

const plain = (answer: Answer): Response => toResponse(answer, randomUUID());

async function metricsPage({ metrics }: Services): Promise<Response> {
  const { text, type } = await metrics.render();
  return new Response(text, { headers: { 'content-type': type } });
}
