import { type Finding, isBlank, isWithin, review, toFinding, valueAt } from '@passmuster/findings';
import { omitBlanks, schemaRule } from '@passmuster/schemas';
import { fieldLabel, type PartialLabels } from '@passmuster/schemas/labels';
import { loadCatalog } from '../reviewer/catalogs.ts';
import { remediesOf } from '../reviewer/remediesOf.ts';
import {
  type FormFinding,
  type FormRequirement,
  isUnmet,
  type Reviewer,
} from '../reviewer/reviewer.ts';
import { type Path, toFormPath, toPath } from '../values/path.ts';
import type { FormDefinition } from './formDefinition.ts';

/**
 * Returns a reviewer that runs the check of a definition in the same thread, and reports what is required and blank.
 *
 * @param texts returns the labels of the form.
 */
export function definedReviewer<Values extends object>(
  { fields, required = [], check, fixes, body, catalogs = {} }: FormDefinition<Values>,
  texts: () => PartialLabels,
): Reviewer {
  const known = Object.entries(fields).flatMap(([path, field]) => (field.required ? [path] : []));
  const allRequired = [...new Set([...known, ...required])].filter((path) => !path.includes('*'));
  const paths = allRequired.map(toPath);
  const bodyOf = (values: unknown): unknown => (body ?? omitBlanks)(values as Values);
  return {
    async review({ values, asOf, language, accepted = [] }) {
      const catalog = await loadCatalog(catalogs, language);
      const draft = bodyOf(values);
      const missing = paths.filter((path) => isBlank(valueAt(values, path)));
      const found = await check(draft, { asOf, language });
      const checked = found.filter(({ path }) => !missing.some((one) => isWithin(path, one)));
      const reviewed = review(undefined, [], {
        asOf,
        catalog,
        accepted,
        // One that is no longer found is not unknown.
        knownRules: new Set([...checked, ...accepted].map(({ rule }) => rule)),
        extraFindings: [...missing.map((path) => toFinding(schemaRule.required, path)), ...checked],
      });
      const findings = reviewed.findings.map(atField);
      const requirements = paths.map((path) =>
        toRequirement(path, findings, texts(), missing.includes(path)),
      );
      return {
        verdict: reviewed.verdict,
        ready: reviewed.ready,
        open: {
          findings: reviewed.open.findings.map(atField),
          requirements: requirements.filter(isUnmet),
        },
        acceptances: reviewed.acceptances.map(({ path, ...rest }) => {
          return path ? { ...rest, path: toFormPath(path) } : rest;
        }),
        findings,
        requirements,
        fixes: fixes?.(draft, checked) ?? [],
        skipped: [],
        stale: reviewed.stale,
        remedies: remediesOf(catalog),
      };
    },
    drop: () => Promise.resolve(),
    keep: () => Promise.resolve(),
    checkFile: () => Promise.resolve([]),
    body: async (values) =>
      new Blob([JSON.stringify(bodyOf(values))], { type: 'application/json' }),
    close: () => undefined,
  };
}

const atField = (finding: Finding): FormFinding => ({ ...finding, path: toFormPath(finding.path) });

function toRequirement(
  path: Path,
  findings: readonly FormFinding[],
  texts: PartialLabels,
  isMissing: boolean,
): FormRequirement {
  const finding = findings.find((one) => isWithin(one.path, path) && one.severity === 'error');
  const status = finding === undefined ? 'met' : isMissing ? 'missing' : 'invalid';
  return {
    path,
    label: fieldLabel(path, texts),
    level: 'required',
    status,
    rule: finding?.rule ?? schemaRule.required.id,
    ...(finding && { remedy: finding.remedy }),
  };
}
