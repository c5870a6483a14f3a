import { isRisk } from '@passmuster/findings';
import {
  type Counts,
  countOf,
  type FormFinding,
  type FormState,
  type Path,
} from '@passmuster/form';
import { ownerFieldLabel, placeText } from '../../application/fieldLabels.ts';
import { anchorOf, sumRule } from '../../application/slotAnchor.ts';
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
  /** True for what is about sanctions or prohibited countries. */
  readonly isRisk: boolean;
}

/** How far a part of the application is. */
export interface PartCounts extends Omit<Counts, 'left'> {
  /** Warnings that nobody has accepted. */
  readonly toLookAt: number;
}

/** Counts what is required and what is left to do, of some fields: as many as the list of {@link todoOf} has. */
export function countOfPart(
  { requirements, todo }: Pick<FormState, 'requirements' | 'todo'>,
  isIncluded: (path: Path) => boolean,
): PartCounts {
  const { total, met } = countOf(requirements, isIncluded);
  const open = (wanted: TodoItem['kind']): number =>
    todo.filter(({ kind, path }) => kind === wanted && isIncluded(path)).length;
  return { total, met, toFix: open('error'), missing: open('missing'), toLookAt: open('warning') };
}

/** Counts the requirements of one step, or of all. */
export const countOfStep = (review: FormState, step?: Step): PartCounts =>
  countOfPart(review, (path) => step === undefined || stepOf(path) === step);

/** Lists what is left to do, in the order of the steps and their fields. */
export const todoOf = (
  { todo, slots }: Pick<FormState, 'todo' | 'slots'>,
  t: Translate,
): readonly TodoItem[] =>
  todo.toSorted(byStep).map((item) => {
    const { kind, path, requirement, finding } = item;
    return {
      key: `${path.join('.')} ${requirement?.label ?? finding?.rule}`,
      kind,
      step: stepOf(path),
      path,
      target: anchorOf(item, slots),
      label:
        finding?.rule === sumRule ? ownerFieldLabel('ownership_percentage', t) : placeText(item, t),
      note: finding && kind !== 'missing' ? problemOf(finding) : '',
      isRisk: finding !== undefined && isRisk(finding),
    };
  });

/** Returns findings in the order in which the last step lists them: what is about sanctions, then step by step. */
export const inOrderOfSteps = (findings: readonly FormFinding[]): readonly FormFinding[] =>
  findings.toSorted(
    (one, other) => Number(isRisk(other)) - Number(isRisk(one)) || byStep(one, other),
  );

interface Placed {
  readonly path: Path;
}

/** The country comes first, since it decides the rest, and the documents of the business before those of its owners. */
const byStep = ({ path: one }: Placed, { path: other }: Placed): number =>
  steps.indexOf(stepOf(one)) - steps.indexOf(stepOf(other)) ||
  Number(isFirst(other)) - Number(isFirst(one)) ||
  Number(isOwners(one)) - Number(isOwners(other));

const isOwners = ([list]: Path): boolean => list === 'business_owners';

const isFirst = (path: Path): boolean => path.join('.') === 'registered_address.country';

const problemOf = ({ remedy }: FormFinding): string =>
  splitFirstSentence(remedy)[0].replace(/\.$/u, '');
