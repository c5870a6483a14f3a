import type { Answer } from '../http/answer.ts';
import type { FaultKind } from '../ledger/faultPlan.ts';

/** The page of a proxy in place of the API's answer. */
const page =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

type Json = Readonly<Record<string, unknown>>;

/**
 * Returns the answer as a fault of its shape makes it: the HTML of a proxy, a state or a field that the specification
 * doesn't name, or a page of a list that holds an item twice, as when rows move while pages are read. Other kinds, and
 * refusals, leave it as it is.
 */
export function foreignAnswer(kind: FaultKind, answer: Answer): Answer {
  if (kind === 'html') {
    return { status: 502, body: page, headers: { 'content-type': 'text/html; charset=utf-8' } };
  }
  const change = changes[kind];
  if (!change || answer.status >= 400) return answer;
  const { data, ...rest }: Json = JSON.parse(answer.body);
  return { ...answer, body: JSON.stringify({ ...rest, data: change(data) }) };
}

const changes: Readonly<Partial<Record<FaultKind, (data: unknown) => unknown>>> = {
  'unknown-state': (data) => mapItems(data, (item) => ({ ...item, status: 'under_review' })),
  'unknown-field': (data) =>
    mapItems(data, (item) => ({ ...item, added_in_a_later_version: true })),
  'repeat-item': (data) => (Array.isArray(data) ? [...data.slice(0, 1), ...data] : data),
};

const mapItems = (data: unknown, change: (item: object) => object): unknown => {
  if (Array.isArray(data)) return data.map((item) => mapItems(item, change));
  return typeof data === 'object' && data !== null ? change(data) : data;
};
