import {
  type Counts,
  type CustomerValues,
  countOf,
  type FormFinding,
  type FormState,
  type Path,
} from '@passmuster/form';
import { byFormOrder, placeLabel } from '../../application/fieldLabels.ts';
import { type Step, stepOf, steps } from '../../application/steps.ts';
import type { Translate } from '../../language/useText.ts';
import { splitFirstSentence } from '../../ui/splitFirstSentence.ts';

/** Something to do: an entry of the review panel. */
export interface TodoItem {
  readonly key: string;
  readonly kind: 'error' | 'missing' | 'warning';
  readonly step: Step;
  /** ID of the element to go to. */
  readonly target: string;
  readonly label: string;
  readonly note: string;
  /** True for what rests on law, such as sanctions. */
  readonly isLaw: boolean;
}

/** How far a part of the application is. */
export interface PartCounts extends Counts {
  /** Warnings that nobody has accepted. */
  readonly toLookAt: number;
}

/** Counts what is required and what is left to do, of the fields that are wanted. */
export function countOfPart(
  { requirements, todo }: Pick<FormState, 'requirements' | 'todo'>,
  isWanted: (path: Path) => boolean,
): PartCounts {
  const counts = countOf(requirements, isWanted);
  const left = (wanted: TodoItem['kind']): number =>
    todo.filter(({ kind, path }) => kind === wanted && isWanted(path)).length;
  // What the API refused keeps a part from being complete too, and no requirement says so.
  return { ...counts, toFix: counts.toFix || left('error'), toLookAt: left('warning') };
}

/** Counts the requirements of one step, or of all. */
export const countOfStep = (review: FormState, step?: Step): PartCounts =>
  countOfPart(review, (path) => step === undefined || stepOf(path) === step);

/** Lists what is left to do, in the order of the form. */
export const todoOf = (
  review: Pick<FormState, 'todo' | 'requirements'>,
  values: CustomerValues,
  t: Translate,
): readonly TodoItem[] =>
  review.todo.toSorted(byStep).map(({ kind, path, requirement, finding }) => {
    const asked = requirement && !isField(requirement.rule) ? requirement.label : undefined;
    return {
      key: `${path.join('.')} ${requirement?.label ?? finding?.rule}`,
      kind,
      step: stepOf(path),
      target: targetOf(path, requirement?.documentType),
      label: placeLabel(path, values, review, t, asked),
      note: finding && kind !== 'missing' ? problemOf(finding) : '',
      isLaw: isLaw(finding),
    };
  });

const byStep = ({ path: one }: { readonly path: Path }, { path: other }: { readonly path: Path }) =>
  steps.indexOf(stepOf(one)) - steps.indexOf(stepOf(other)) || byFormOrder(one, other);

/** Returns true for a finding that rests on law, such as sanctions. */
export const isLaw = (finding: FormFinding | undefined): boolean => finding?.basis === 'regulation';

/** Returns whether a rule is about a field of the form, which has a label of its own. */
const isField = (rule: string): boolean => rule.startsWith('schema/');

const problemOf = ({ remedy }: FormFinding): string =>
  splitFirstSentence(remedy)[0].replace(/\.$/u, '');

/** Returns the ID of the field, slot or list that shows a path. */
function targetOf(path: Path, documentType?: string): string {
  return documentType === undefined ? path.join('.') : `${path.join('.')}-${documentType}`;
}
