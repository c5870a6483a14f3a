import type { Call, Part } from './call.ts';
import type { Issue } from './errors/issue.ts';
import type { Settings } from './settings.ts';
import { validate } from './validate.ts';

/** A request that is ready to be sent, or the reasons why it must not be. */
export type Prepared =
  | { readonly url: string; readonly body: string | undefined; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/**
 * Fills the `{name}` places of a route. A URL resolves `.` and `..` even when they are percent-encoded,
 * which would aim the request at another resource, so these cannot be sent at all.
 */
function fillRoute(route: string, params: object, issues: Issue[]): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return route.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values.get(name) ?? '');
    if (!/^\.{0,2}$/.test(value) && value.isWellFormed()) return encodeURIComponent(value);
    issues.push({ path: [name], message: 'Send an id that can stand in a path' });
    return '';
  });
}

function toQuery(values: object, names: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.append(names[name] ?? name, String(value));
  }
  const text = String(query);
  return text && `?${text}`;
}

function toJson(value: unknown, issues: Issue[]): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    issues.push({ path: [], message: 'Send what JSON can carry: no cycles, no bigint' });
    return undefined;
  }
}

const asObject = (value: unknown): object => (typeof value === 'object' && value ? value : {});

/** Checks the input of a call and writes it as a URL and a body. */
export function prepare<Wire, Data>(call: Call<Wire, Data>, settings: Settings): Prepared {
  const issues: Issue[] = [];
  const take = (part: Part | undefined): unknown => {
    if (!part || !settings.validateRequests) return part?.value;
    const checked = validate(part.schema, part.value);
    if (!checked.issues) return checked.value;
    issues.push(...checked.issues);
    return undefined;
  };
  const [params, query, content] = [take(call.params), take(call.query), take(call.body)];
  // Places of a route are filled from checked values only: a refused one is refused already.
  const path = issues.length > 0 ? '' : fillRoute(call.route, asObject(params), issues);
  const body = toJson(content, issues);
  if (issues.length > 0) return { issues };
  return { url: settings.baseUrl + path + toQuery(asObject(query), call.queryNames), body };
}
