import type { MiddlewareHandler } from 'hono';
import { refusal } from './sandboxRoutes.ts';

const localNames: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Refuses requests that don't come from this server's own page, because every request it accepts uses
 * the API key. Another name in `Host` means DNS rebinding, another `Origin` means another site, and a
 * content type other than JSON is how a form on another site avoids the browser's preflight check.
 */
export const onlyLocal: MiddlewareHandler = async (context, next) => {
  const { host, origin, protocol } = new URL(context.req.url);
  const from = context.req.header('origin');
  const isJson = context.req.header('content-type')?.startsWith('application/json') ?? false;
  const refuse = (message: string) => context.json(refusal('FOREIGN_ORIGIN', message), 403);
  if (!localNames.has(host.replace(/:\d+$/, ''))) {
    return refuse(`Open the demo at ${protocol}//127.0.0.1 or localhost.`);
  }
  if (from !== undefined && from !== origin) return refuse('Only the demo’s own page may call it.');
  if (['POST', 'PUT'].includes(context.req.method) && !isJson) return refuse('Send JSON.');
  return next();
};
