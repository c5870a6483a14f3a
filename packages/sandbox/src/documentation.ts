import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The OpenAPI 3.1 document of the schemas, with this server as its only one. */
export async function openApiDocument(): Promise<Response> {
  const { default: document } = await import('@passmuster/schemas/openapi.json', {
    with: { type: 'json' },
  });
  return Response.json({ ...document, servers: [{ url: '/api', description: 'This sandbox' }] });
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', persistAuthorization: false });\n`;

/** Nothing is loaded from elsewhere: the page works without a network. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";

/** The document to read and to try, in a browser. */
export const docsPage = (): Response =>
  new Response(page, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });

const types: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** A file of the page; `undefined` for any other. */
export async function docsFile(name: string): Promise<Response | undefined> {
  if (name === 'start.js') {
    return new Response(start, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
  }
  const type = Object.hasOwn(types, name) ? types[name] : undefined;
  if (type === undefined) return undefined;
  const folder = dirname(require.resolve('swagger-ui-dist/package.json'));
  return new Response(await readFile(join(folder, name)), {
    headers: { 'content-type': type, 'cache-control': 'max-age=86400' },
  });
}
