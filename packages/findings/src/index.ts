export type { Finding, Refusal, Result, Severity } from './finding.ts';
export { formatPath } from './formatPath.ts';
export { formatText, type TextParameters } from './formatText.ts';
export { type Basis, type Rule, type Source, toFinding } from './rule.ts';
