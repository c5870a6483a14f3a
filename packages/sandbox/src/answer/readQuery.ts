import type { Finding } from '@passmuster/findings';
import { apiSpecification } from '@passmuster/schemas';

/** A query as an object; a parameter that is sent twice is a finding, not a guess. */
export function readQuery(url: string): {
  readonly query: Readonly<Record<string, string>>;
  readonly findings: readonly Finding[];
} {
  const at = url.indexOf('?');
  if (at < 0) return { query: {}, findings: [] };
  const query: Record<string, string> = Object.create(null);
  const findings: Finding[] = [];
  for (const [name, value] of new URLSearchParams(url.slice(at).replace(/#.*$/s, ''))) {
    if (Object.hasOwn(query, name)) findings.push(repeated(name));
    query[name] = value;
  }
  return { query, findings };
}

const repeated = (name: string): Finding => ({
  rule: 'query/sent-once',
  severity: 'error',
  path: [name],
  message: 'This parameter was sent more than once',
  remedy: 'Send it once',
  source: apiSpecification,
});
