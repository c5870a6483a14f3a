import type { Finding } from '@passmuster/findings';
import { unknownFields } from '@passmuster/schemas';
import type { Switches } from '../ledger/switches.ts';
import { readQuery } from './readQuery.ts';
import { type Schema, type Validated, validate } from './validate.ts';

/** Checks the query of a URL with a schema. The message of each finding names the parameter. */
export function checkQuery(
  schema: Schema,
  url: string,
  { refuseUnknownParameters }: Pick<Switches, 'refuseUnknownParameters'>,
): Validated {
  const query = readQuery(url);
  const { value, findings } = validate(schema, query);
  const unknown = refuseUnknownParameters ? unknownFields(schema, query) : [];
  return {
    value,
    // The name of an unknown parameter was sent, so it is not repeated.
    findings: [
      ...findings.map((finding) => withName(finding, query)),
      ...unknown.slice(0, 1).map((finding) => ({ ...finding, path: [] })),
    ],
  };
}

/**
 * Returns a finding whose message names the parameter. Its path has only names that the schema has, so the message
 * repeats nothing that was sent.
 */
function withName(finding: Finding, query: ReturnType<typeof readQuery>): Finding {
  const name = String(finding.path[0] ?? '');
  const about = `Query parameter ${name}`;
  if (!Array.isArray(query[name])) return { ...finding, message: `${about}: ${finding.message}` };
  return { ...finding, message: `${about} is sent more than once`, remedy: `Send ${name} once.` };
}
