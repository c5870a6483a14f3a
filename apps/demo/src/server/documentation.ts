import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';

/** Returns whether the site in this folder is complete: its build writes this file last. */
export const isBuilt = (folder: string): boolean => existsSync(join(folder, 'llms-full.txt'));

/** Returns the documentation below `/docs/`, from the folder of its build; until that is complete, a page that says so. */
export function documentation(folder: string): Hono {
  const site = new Hono();
  site.use('*', async (context, next) => {
    if (!isBuilt(folder)) return beingBuilt(context);
    await next();
    if (!context.res.headers.get('content-type')?.startsWith('text/html')) return undefined;
    const page = await context.res.text();
    context.res = new Response(page, context.res);
    context.res.headers.set('content-security-policy', policyOf(page));
    return undefined;
  });
  const root = { root: folder, rewriteRequestPath: (path: string) => path.replace(/^\/docs/, '') };
  // Made when it is needed: it warns of a folder that isn't there yet.
  site.get('*', (context, next) => serveStatic(root)(context, next));
  site.get('*', async (context) =>
    context.html(await readFile(join(folder, '404.html'), 'utf8'), 404),
  );
  return site;
}

const sources = "default-src 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'";
const others =
  "worker-src 'self' blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Allows the inline scripts that this page was built with and no others. The search of the site runs as WebAssembly. */
function policyOf(page: string): string {
  const hashes = page
    .split('<script')
    .slice(1)
    .map((part) => {
      const [script = ''] = part.split('</script>');
      const text = script.slice(script.indexOf('>') + 1);
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    });
  const allowed = ["'self'", "'wasm-unsafe-eval'", ...new Set(hashes)].join(' ');
  return `${sources}; script-src ${allowed}; style-src 'self' 'unsafe-inline'; ${others}`;
}

const beingBuilt = (context: Context) => {
  context.header('content-security-policy', sources);
  context.header('retry-after', '3');
  return context.html(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="3">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Documentation · Passmuster</title></head>
<body><h1>The documentation is being built</h1><p>The first start of <code>pnpm demo</code> builds it in the background, in about a minute. This page opens it
when it is there. If that fails, the terminal says why.</p><p><a href="/try">Try it</a> · <a href="/">Demo</a></p></body></html>`,
    503,
  );
};
