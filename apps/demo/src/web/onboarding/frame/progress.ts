import { isWithin } from '@passmuster/findings';
import type { ApplicationValues } from '../../../integration/values.ts';
import type { DraftFinding, DraftReview, Path } from '../../application/draftReview.ts';
import { byFormOrder, placeLabel } from '../../application/fieldLabels.ts';
import { type Step, stepOf, steps } from '../../application/steps.ts';
import type { Translate } from '../../language/useText.ts';
import { splitFirstSentence } from '../../ui/splitFirstSentence.ts';

export interface Count {
  readonly met: number;
  readonly total: number;
  readonly toFix: number;
  readonly missing: number;
}

/** Something to do: an entry of the review panel. */
export interface TodoItem {
  readonly key: string;
  readonly kind: 'error' | 'missing' | 'warning';
  readonly step: Step;
  /** ID of the element to go to. */
  readonly target: string;
  readonly label: string;
  readonly note: string;
}

/** Counts the requirements of one step, or of all. */
export function countOf(review: DraftReview | undefined, step?: Step): Count {
  return countWhere(review, (path) => step === undefined || stepOf(path) === step);
}

/** Counts the requirements whose path is wanted. */
export function countWhere(
  review: DraftReview | undefined,
  isWanted: (path: Path) => boolean,
): Count {
  const wanted = (review?.requirements ?? []).filter(
    ({ path, isRequired }) => isRequired && isWanted(path) && !isPartOfPhone(path),
  );
  const having = (status: string) => wanted.filter((one) => one.status === status).length;
  return {
    met: having('met'),
    total: wanted.length,
    toFix: having('invalid'),
    missing: having('missing'),
  };
}

/** Lists what is left to do, in the order of the form. */
export function todoOf(
  review: DraftReview | undefined,
  values: ApplicationValues,
  t: Translate,
): readonly TodoItem[] {
  if (!review) return [];
  const items: TodoItem[] = [];
  const open = review.requirements.filter(
    ({ path, status, isRequired }) => isRequired && status !== 'met' && !isPartOfPhone(path),
  );
  for (const { path, status, label, rule, documentType } of open.toSorted(byStep)) {
    const step = stepOf(path);
    const finding = review.findings.find(
      (one) => one.severity === 'error' && isWithin(one.path, path),
    );
    items.push({
      key: `${path.join('.')} ${label}`,
      kind: status === 'invalid' ? 'error' : 'missing',
      step,
      target: targetOf(path, documentType),
      label: placeLabel(path, values, review, t, isField(rule) ? undefined : label),
      note: status === 'invalid' && finding ? problemOf(finding) : '',
    });
  }
  const warnings = review.findings.filter(
    ({ severity, path }) =>
      severity === 'warning' && !items.some(({ target }) => target === path.join('.')),
  );
  for (const finding of warnings.toSorted(byStep)) {
    items.push({
      key: `${finding.path.join('.')} ${finding.rule}`,
      kind: 'warning',
      step: stepOf(finding.path),
      target: targetOf(finding.path),
      label: placeLabel(finding.path, values, review, t),
      note: problemOf(finding),
    });
  }
  return items;
}

const byStep = ({ path: one }: { readonly path: Path }, { path: other }: { readonly path: Path }) =>
  steps.indexOf(stepOf(one)) - steps.indexOf(stepOf(other)) || byFormOrder(one, other);

/** Returns whether a rule is about a field of the form, which has a label of its own. */
const isField = (rule: string): boolean => rule.startsWith('schema/');

/** Returns whether a field is filled in by the form: the country code, from the phone field, which is listed itself. */
const isPartOfPhone = (path: Path): boolean => path[0] === 'phone_country_code';

const problemOf = ({ remedy }: DraftFinding): string =>
  splitFirstSentence(remedy)[0].replace(/\.$/u, '');

/** Returns the ID of the field, slot or list that shows a path. */
function targetOf(path: Path, documentType?: string): string {
  return documentType === undefined ? path.join('.') : `${path.join('.')}-${documentType}`;
}
