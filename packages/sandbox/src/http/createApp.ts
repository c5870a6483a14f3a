import { type Context, Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { type Answer, failure, success } from './answer.ts';
import { apiRoutes } from './apiRoutes.ts';
import { docsPage, openApiDocument } from './documentation.ts';
import { serve } from './serve.ts';
import type { Services } from './services.ts';
import { toResponse } from './toResponse.ts';

const notFound = failure(404, 'NOT_FOUND', 'There is nothing at this path');

/** Returns the routes as a Hono app. It needs no port, so tests and other programs can run it in process. */
export function createApp(services: Services): Hono {
  const routes = new Hono();
  for (const route of [...apiRoutes, ...services.simulation.routes])
    routes.on(route.method, route.path, serve(services, route));
  const pages: Readonly<Record<string, (context: Context) => Response | Promise<Response>>> = {
    '/': (context) => context.redirect('/docs'),
    '/live': (context) => plain(context, success(200, {})),
    '/health': async (context) => plain(context, await services.storageHealth.check()),
    '/metrics': () => metricsPage(services),
    '/openapi.json': (context) => openApiDocument(context.req.url),
    '/docs': () => docsPage(),
  };
  for (const [path, page] of Object.entries(pages)) routes.get(path, page);
  const app = new Hono().use(requestId()).route('/', routes);
  app.notFound((context) => plain(context, nothingFor(routes, context.req.path)));
  app.onError((error) => {
    throw error;
  });
  return app;
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'];

/** Returns the answer to a request without a route: 405 for a known path, otherwise 404. */
function nothingFor(routes: Hono, path: string): Answer {
  const known = methods.filter((method) => routes.router.match(method, path)[0].length > 0);
  if (known.length === 0) return notFound;
  const allow = known.join(', ');
  return failure(405, 'METHOD_NOT_ALLOWED', `Use ${allow}`, { allow });
}

const plain = (context: Context, answer: Answer): Response =>
  toResponse(answer, context.var.requestId);

async function metricsPage({ metrics }: Services): Promise<Response> {
  const { text, type } = await metrics.render();
  return new Response(text, { headers: { 'content-type': type } });
}
