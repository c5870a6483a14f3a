import type { Operation } from '@passmuster/schemas/operations';
import { operations } from '@passmuster/schemas/operations';
import { html } from 'hono/html';
import { openApi } from './openApi.ts';

type Content = Readonly<
  Record<
    string,
    {
      readonly example?: unknown;
      readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
    }
  >
>;
type Html = ReturnType<typeof html>;
/** The part of an OpenAPI operation that the page shows. */
interface Described {
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly content?: Content; readonly $ref?: string }>
  >;
}

/** Returns the OpenAPI document with this server, at the address it was requested from, as its only one. */
export async function openApiDocument(url: string): Promise<Response> {
  const document = await openApi();
  const server = { url: `${new URL(url).origin}/api`, description: 'This sandbox' };
  return Response.json({ ...document, servers: [server] });
}

/** The page loads nothing and runs no script. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'";

/** Returns a page that lists the operations with an example of each, from the OpenAPI document. */
export async function docsPage(): Promise<Response> {
  const { paths } = await openApi();
  const described: Readonly<Record<string, Readonly<Record<string, Described>>>> = paths;
  const sections = operations.map((operation) => {
    const { method, path } = operation.route;
    return sectionOf(operation, described[path]?.[method.toLowerCase()]);
  });
  return new Response(String(pageOf(sections)), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    },
  });
}

const pageOf = (sections: readonly Html[]) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox API</title>
<link rel="icon" href="data:,">
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1a }
h2 { margin-top: 3rem } h2 code { font-size: 1rem; font-weight: 400; overflow-wrap: anywhere }
pre { background: #f4f4f4; padding: 1rem; overflow: auto; max-height: 24rem }
</style>
</head>
<body>
<h1>Sandbox API</h1>
<p>Send your API key with each request: <code>x-api-key: KEY</code> or <code>Authorization: Bearer KEY</code>.
The whole description: <a href="openapi.json">openapi.json</a>. Points on which the specification is silent, and what
this server does: <code>GET /_sandbox/assumptions</code>. Values that always have the same effect, such as the registration
numbers that approve or reject a customer: <code>GET /_sandbox/magic-values</code>.</p>
${sections}
</body>
</html>
`;

function sectionOf({ route, summary, description }: Operation, found?: Described): Html {
  const body = found && exampleOf(found.requestBody?.content);
  const command = [
    `curl -X ${route.method} "$URL/api${route.path}"`,
    '-H "x-api-key: $KEY"',
    ...(body === undefined ? [] : ['-H "content-type: application/json"', '-d @body.json']),
  ].join(' \\\n  ');
  const [answer] = Object.values(found?.responses ?? {}).map(({ content }) => exampleOf(content));
  return html`<h2 id="${route.id}">${summary} <code>${route.method} /api${route.path}</code></h2>
<p>${description}</p>
<pre tabindex="0">${command}</pre>
${example('Body', body)}
${example('Answer', answer)}
`;
}

/** Returns the first example of a JSON media type. */
function exampleOf(content: Content | undefined): unknown {
  const media = content?.['application/json'];
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
}

const example = (title: string, value: unknown): Html | string =>
  value === undefined
    ? ''
    : html`<h3>${title}</h3>
<pre tabindex="0">${JSON.stringify(value, undefined, 2)}</pre>`;
