import type { Operation } from '@passmuster/schemas/operations';

/** A request that an operation accepts. */
export interface RequestExample {
  readonly route: Operation['route'];
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Returns the path of a request with its parameters and query. */
export function targetOf({ route, params, query }: RequestExample): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return search.size === 0 ? path : `${path}?${search}`;
}

/** Returns a request as a command of curl. */
export function curlOf(request: RequestExample): string {
  const { method } = request.route;
  const lines = [
    `curl${method === 'GET' ? '' : ` --request ${method}`} "$BASE_URL${targetOf(request)}"`,
    '--header "x-api-key: $API_KEY"',
  ];
  if (request.body !== undefined) {
    const json = JSON.stringify(request.body, null, 2).replaceAll("'", String.raw`'\''`);
    lines.push('--header "content-type: application/json"', `--data '${json}'`);
  }
  return lines.join(' \\\n  ');
}

const quoted = (text: string): string =>
  text.includes("'") || text.includes('\\') ? JSON.stringify(text) : `'${text}'`;

/** Returns a value of JSON as a literal of JavaScript. */
function literalOf(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => literalOf(item, inner))
    : Object.entries(value).map(([key, field]) => `${key}: ${literalOf(field, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return lines.length === 0
    ? `${open}${close}`
    : `${open}\n${lines.map((line) => `${inner}${line},`).join('\n')}\n${indent}${close}`;
}

/** Returns a request as a call of the client. Expects `baseUrl` and `apiKey`. */
export function clientCodeOf(request: RequestExample): string {
  const { route, params, query, body } = request;
  const input = { ...params, ...query, ...Object(body) };
  const argument = Object.keys(input).length === 0 ? '' : `, ${literalOf(input)}`;
  return [
    `import { createClient, ${route.id} } from '@passmuster/client';`,
    '',
    'const client = createClient({ baseUrl, apiKey, fetch });',
    `const { data, error } = await ${route.id}(client${argument});`,
  ].join('\n');
}
