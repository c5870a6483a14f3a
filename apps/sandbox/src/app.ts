import { type Context, Hono } from 'hono';
import { refusal } from './answer/refusal.ts';
import { assumptions } from './assumptions.ts';
import { operations, type Route } from './operations.ts';
import { serve, toResponse } from './serve.ts';
import type { Services } from './services.ts';

const notFound = refusal(404, 'NOT_FOUND', 'There is nothing at this path');

/** Request in, response out: no port, so tests and other programs can run it in process. */
export function createApp(services: Services): Hono {
  const app = new Hono();
  const routes = [...operations];
  for (const { name, method, path, operation } of routes) {
    app.on(method, path, serve(services, name, operation));
  }
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.get('/_sandbox/assumptions', (context) =>
    context.json({ status: 'success', data: assumptions }),
  );
  for (const [path, methods] of methodsByPath(routes)) app.all(path, methodNotAllowed(methods));
  app.notFound((context) => plain(context, notFound));
  return app;
}

/** A known path with an unknown method. */
function methodNotAllowed(methods: readonly string[]): (context: Context) => Response {
  const allow = methods.join(', ');
  const answer = refusal(405, 'METHOD_NOT_ALLOWED', `Use ${allow}`, { allow });
  return (context) => plain(context, answer);
}

const plain = (context: Context, answer: Parameters<typeof toResponse>[0]): Response =>
  toResponse(answer, context.req.header('x-request-id') ?? crypto.randomUUID());

function methodsByPath(routes: readonly Route[]): Map<string, string[]> {
  const byPath = new Map<string, string[]>();
  for (const { path, method } of routes) byPath.set(path, [...(byPath.get(path) ?? []), method]);
  return byPath;
}
