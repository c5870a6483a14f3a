import type { Finding, Source } from '@passmuster/findings';
import type * as v from 'valibot';

/** Ids of the findings that a schema can make. */
export type SchemaRuleId = 'schema/required' | 'schema/type' | 'schema/choice' | 'schema/format';

/** Where the rules of all schemas come from. */
export const apiSpecification: Source = { title: 'API specification 1.0.0' };

const messages: Readonly<Record<SchemaRuleId, string>> = {
  'schema/required': 'The API requires this field',
  'schema/type': 'The API expects another type here',
  'schema/choice': 'This is not in the list of the API',
  'schema/format': 'The API expects another form here',
};

function ruleOf(issue: v.BaseIssue<unknown>): SchemaRuleId {
  if (issue.input === undefined) return 'schema/required';
  if (issue.kind === 'validation') return 'schema/format';
  return issue.type === 'picklist' || issue.type === 'literal' ? 'schema/choice' : 'schema/type';
}

/**
 * valibot's issues as findings, in their order. Never throws, never repeats the value.
 *
 * @example
 * const { issues = [] } = v.safeParse(E164Schema, '0801');
 * toFindings(issues)[0]?.remedy // 'Send E.164, such as +2348012345678'
 */
export function toFindings(
  issues: readonly v.BaseIssue<unknown>[],
  source: Source = apiSpecification,
): Finding<SchemaRuleId>[] {
  return issues.map((issue) => {
    const rule = ruleOf(issue);
    return {
      rule,
      severity: 'error',
      path: (issue.path ?? []).map((item) => item.key as PropertyKey),
      message: messages[rule],
      remedy: issue.message,
      source,
    };
  });
}
