import type { MiddlewareHandler } from 'hono';

const localNames: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Lets only pages of this server in, since it speaks with the API key for whoever asks: another name
 * in `Host` is DNS rebinding, another `Origin` a foreign page, and another content type is how a form
 * of a foreign page gets around the browser's own check.
 */
export const onlyLocal: MiddlewareHandler = async (context, next) => {
  const { host, origin, protocol } = new URL(context.req.url);
  const from = context.req.header('origin');
  const isJson = context.req.header('content-type')?.startsWith('application/json') ?? false;
  const refuse = (message: string) => context.json({ message, issues: [] }, 403);
  if (!localNames.has(host.replace(/:\d+$/, ''))) {
    return refuse(`Open the demo at ${protocol}//127.0.0.1 or localhost.`);
  }
  if (from !== undefined && from !== origin) return refuse('Only the demo’s own page may call it.');
  if (context.req.method === 'POST' && !isJson) return refuse('Send JSON.');
  return next();
};
