import {
  type Counts,
  countOf,
  type Form,
  type FormFinding,
  type FormState,
  type TodoItem as FormTodo,
  type Path,
} from '@passmuster/form';
import { placeText } from '../../application/fieldLabels.ts';
import { anchorOf } from '../../application/slotAnchor.ts';
import { type Step, stepOf, steps } from '../../application/steps.ts';
import type { Translate } from '../../language/useText.ts';
import { splitFirstSentence } from '../../ui/splitFirstSentence.ts';

/** Something to do: an entry of the review panel. */
export interface TodoItem {
  readonly key: string;
  readonly kind: 'error' | 'missing' | 'warning';
  readonly step: Step;
  readonly path: Path;
  /** Where a link to it ends. */
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

/** Counts what is required and what is left to do, of some fields. */
export function countOfPart(
  { requirements, todo }: Pick<FormState, 'requirements' | 'todo'>,
  isIncluded: (path: Path) => boolean,
): PartCounts {
  const counts = countOf(requirements, isIncluded);
  const left = (wanted: TodoItem['kind']): number =>
    todo.filter(({ kind, path }) => kind === wanted && isIncluded(path)).length;
  // What the API refused keeps a part from being complete too, and no requirement says so.
  return { ...counts, toFix: counts.toFix || left('error'), toLookAt: left('warning') };
}

/** Counts the requirements of one step, or of all. */
export const countOfStep = (review: FormState, step?: Step): PartCounts =>
  countOfPart(review, (path) => step === undefined || stepOf(path) === step);

/** Lists what is left to do, in the order of the steps and their fields; first what is on the present step. */
export const todoOf = (
  { todo, slots }: Pick<FormState, 'todo' | 'slots'>,
  t: Translate,
  present?: Step,
): readonly TodoItem[] =>
  todo
    .toSorted((one, other) => byStep(one, other, present))
    .map((item) => {
      const { kind, path, requirement, finding } = item;
      return {
        key: `${path.join('.')} ${requirement?.label ?? finding?.rule}`,
        kind,
        step: stepOf(path),
        path,
        target: anchorOf(item, slots),
        label: placeText(item, t),
        note: finding && kind !== 'missing' ? problemOf(finding) : '',
        isLaw: isLaw(finding),
      };
    });

/**
 * Returns whether the review lists something. A warning appears with its field: nothing is said of what nobody has filled in
 * yet. What rests on law is said at once.
 */
export const isShown = (
  { kind, path, finding }: Pick<FormTodo, 'kind' | 'path' | 'finding'>,
  { findingsAt }: Pick<Form, 'findingsAt'>,
): boolean => kind !== 'warning' || isLaw(finding) || findingsAt(path).length > 0;

interface Placed {
  readonly path: Path;
}

/** The country comes first, since it decides the rest, and the documents of the business before those of its owners. */
const byStep = ({ path: one }: Placed, { path: other }: Placed, present?: Step): number =>
  Number(stepOf(other) === present) - Number(stepOf(one) === present) ||
  steps.indexOf(stepOf(one)) - steps.indexOf(stepOf(other)) ||
  Number(isFirst(other)) - Number(isFirst(one)) ||
  Number(isOwners(one)) - Number(isOwners(other));

const isOwners = ([list]: Path): boolean => list === 'business_owners';

const isFirst = (path: Path): boolean => path.join('.') === 'registered_address.country';

/** Returns true for a finding that rests on law, such as sanctions. */
export const isLaw = (finding: FormFinding | undefined): boolean => finding?.basis === 'regulation';

const problemOf = ({ remedy }: FormFinding): string =>
  splitFirstSentence(remedy)[0].replace(/\.$/u, '');
