import type { Call, Part } from './call.ts';
import { field } from './errors/field.ts';
import type { Issue } from './errors/issue.ts';
import type { Settings } from './settings.ts';

/** A request that is ready to be sent, or what must not be: parts that were refused, and other reasons. */
export type Prepared =
  | { readonly url: string; readonly body: string | undefined; readonly refused?: undefined }
  | { readonly refused: readonly Part[]; readonly issues: readonly Issue[] };

/**
 * Fills the `{name}` places of a route. A URL resolves `.` and `..` even when they are percent-encoded,
 * which would aim the request at another resource, so these cannot be sent at all.
 */
function fillRoute(route: string, params: unknown, issues: Issue[]): string {
  return route.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(field(params, name) ?? '');
    if (!/^\.{0,2}$/.test(value) && value.isWellFormed()) return encodeURIComponent(value);
    issues.push({ path: [name], message: 'Send an id that fits a path' });
    return '';
  });
}

function toQuery(values: unknown, names: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(typeof values === 'object' && values ? values : {})) {
    if (value !== undefined) query.append(names[name] ?? name, String(value));
  }
  const text = String(query);
  return text && `?${text}`;
}

function toJson(value: unknown, issues: Issue[]): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    issues.push({ path: [], message: 'Send JSON: no cycles, no bigint' });
    return undefined;
  }
}

/** Checks the input of a call and writes it as a URL and a body, at once: what the caller changes later is not sent. */
export function prepare<Wire, Data>(call: Call<Wire, Data>, settings: Settings): Prepared {
  const refused: Part[] = [];
  const issues: Issue[] = [];
  const take = (part: Part | undefined): unknown => {
    if (!part || !settings.validateRequests) return part?.value;
    const accepted = part.accept(part.value);
    if (accepted === undefined) refused.push(part);
    return accepted;
  };
  const [params, query, content] = [take(call.params), take(call.query), take(call.body)];
  // Places of a route are filled from checked values only: a refused one is refused already.
  const path = refused.length > 0 ? '' : fillRoute(call.route, params, issues);
  const body = toJson(content, issues);
  if (refused.length + issues.length > 0) return { refused, issues };
  return { url: settings.baseUrl + path + toQuery(query, call.queryNames), body };
}
