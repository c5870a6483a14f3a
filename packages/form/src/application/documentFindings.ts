import type { FormFinding } from '../reviewer/reviewer.ts';

/** Returns the findings of a list of documents that say that one of this type is missing. */
export const documentFindings = (
  findings: readonly FormFinding[],
  documentType: string,
  rule: string | undefined,
): readonly FormFinding[] =>
  findings.filter((finding) => {
    const type = finding.parameters?.['type'] ?? finding.text;
    return type === documentType || (type === undefined && finding.rule === rule);
  });
