import { type Fix, isOpen, type Verdict, verdictOf } from '@passmuster/findings';
import {
  type FormAcceptance,
  type FormFinding,
  type FormOpen,
  type FormRequirement,
  type FormReview,
  isUnmet,
} from '../reviewer/reviewer.ts';
import { fixedValues } from './fixedValues.ts';
import { compareInForm, hasField } from './formOrder.ts';
import type { FormSlots } from './formSlots.ts';
import type { FormStatus } from './formStatus.ts';
import { questionRequirements, withoutQuestions } from './questions.ts';
import { isAboutApplication } from './refusalsOf.ts';
import type { ReviewFailure } from './reviewLoop.ts';
import type { Slot } from './slot.ts';
import type { SlotContext } from './slotsOf.ts';
import { type TodoItem, todoOf } from './todoOf.ts';

/** How many required things are there, and how many are left. */
export interface Counts {
  readonly total: number;
  readonly met: number;
  /** Given, but wrong. */
  readonly toFix: number;
  readonly missing: number;
  /** `toFix` and `missing`: “3 left”. */
  readonly left: number;
}

/** What the page shows beside its fields. The same object until something in it changes. */
export interface FormState {
  /** What is known of the submission. */
  readonly status: FormStatus;
  /** True if the last review is of what the form holds now. */
  readonly isCurrent: boolean;
  /** That of the last review and of what the API refused since. Absent before the first review. */
  readonly verdict?: Verdict;
  /** True if the verdict is `clear`. */
  readonly ready: boolean;
  /** What keeps the verdict from being `clear`. */
  readonly open: FormOpen;
  /** What a person accepted for the last review, each with its outcome. */
  readonly acceptances: readonly FormAcceptance[];
  /** Why the last review did not come about. The form stays usable; the server's review is the gate. */
  readonly failed?: ReviewFailure;
  /** The required and recommended fields, documents and persons, in the order of the review. */
  readonly requirements: readonly FormRequirement[];
  readonly counts: Counts;
  /** What is left to do: what is about sanctions first, then in the order of the form. */
  readonly todo: readonly TodoItem[];
  /** What the API refused and nobody has changed since. */
  readonly refused: readonly FormFinding[];
  /** Findings whose field isn't in the form's values. Show them somewhere: they are never lost. */
  readonly unplaced: readonly FormFinding[];
  /** Repairs to offer beside their findings. None until what the form holds now has been reviewed. */
  readonly fixes: readonly Fix[];
  /** A place for each file: documents and passports that are requested, filled or not, and further documents. */
  readonly slots: readonly Slot[];
  readonly skipped: FormReview['skipped'];
  readonly stale: FormReview['stale'];
  /** Which configuration made the last review, for the header `x-passmuster-revision` of the request. */
  readonly revision?: string;
  /** The share, in percent, from which the reviewer requires the mark of a beneficial owner. Absent before the first review. */
  readonly beneficialShare?: number;
}

/**
 * Counts required things, of the whole form or of some fields, such as those of a step.
 *
 * @example
 * const form = createCustomerForm({ reviewer: directReviewer() });
 * await form.validate();
 * const { left } = countOf(form.state.requirements, ([field]) => field === 'registered_address');
 * left // 5
 */
export function countOf(
  requirements: readonly FormRequirement[],
  isIncluded: (path: FormRequirement['path']) => boolean = () => true,
): Counts {
  const required = requirements.filter(
    ({ level, path }) => level === 'required' && isIncluded(path),
  );
  const having = (...statuses: readonly string[]): number =>
    required.filter(({ status }) => statuses.includes(status)).length;
  const [toFix, missing] = [having('invalid'), having('missing', 'blocked')];
  return { total: required.length, met: having('met'), toFix, missing, left: toFix + missing };
}

/** What the state derives from besides the last review. */
interface StateParts extends Pick<SlotContext, 'texts' | 'findingsAt' | 'isRevealed'> {
  readonly status: FormStatus;
  readonly isCurrent: boolean;
  readonly refused: readonly FormFinding[];
  /** What the form finds itself. */
  readonly own: readonly FormFinding[];
  readonly failed: ReviewFailure | undefined;
  readonly slots: FormSlots;
}

/** Derives the state from the last review, what the form finds itself and what the API refused since. */
export function stateOf(
  review: FormReview | undefined,
  values: unknown,
  { isCurrent, refused, own, failed, status, texts, slots: all, ...shown }: StateParts,
): FormState {
  const reviewed = review?.requirements ?? [];
  const listed = reviewed.filter((one) => isListed(one, values));
  const requirements = review ? [...listed, ...questionRequirements(values, texts)] : listed;
  const slots = all.of({ requirements: listed, values, texts, ...shown });
  const unlisted = new Set(
    reviewed
      .filter((one) => one.status === 'missing' && !listed.includes(one))
      .map(({ path }) => path.join('.')),
  );
  const found = withoutQuestions(review?.findings ?? [], values).filter(
    ({ path }) => !unlisted.has(path.join('.')),
  );
  // Nobody has been asked before something is known of the rest.
  const findings = [...refused, ...(review || failed ? own : []), ...found];
  const deciding = findings.filter(isAboutApplication);
  const verdict =
    review && verdictOf([...deciding, ...withoutQuestions(review.open.findings, values)]);
  return {
    status,
    isCurrent,
    ...(verdict && { verdict }),
    ready: verdict === 'clear',
    open: { findings: deciding.filter(isOpen), requirements: requirements.filter(isUnmet) },
    acceptances: review?.acceptances ?? [],
    ...(failed && { failed }),
    requirements,
    counts: countOf(requirements),
    todo: todoOf({ requirements, findings: deciding, slots, values, texts }),
    refused,
    unplaced: findings
      .filter(({ path, severity }) => severity !== 'info' && !hasField(values, path))
      .sort((one, other) => compareInForm(values, one.path, other.path)),
    fixes: review && isCurrent ? offeredFixes(review, values) : none,
    slots,
    skipped: review?.skipped ?? [],
    stale: review?.stale ?? [],
    ...(review?.revision !== undefined && { revision: review.revision }),
    ...(review?.beneficialShare !== undefined && { beneficialShare: review.beneficialShare }),
  };
}

const none: readonly Fix[] = [];

/** Returns the fixes that the form can apply: a body may have what a form has no field for. */
function offeredFixes(review: FormReview | undefined, values: unknown): readonly Fix[] {
  const fixes =
    review?.fixes.filter((fix) => fixedValues(values, fix.changes) !== undefined) ?? none;
  return fixes.length === 0 ? none : fixes;
}

/**
 * Without owners, owners are what is missing, not the fields of the first one. The calling code is filled in from
 * the phone number, which is listed itself.
 */
function isListed({ path }: FormRequirement, values: unknown): boolean {
  const [list, index] = path;
  if (list === 'phone_country_code') return false;
  return typeof index !== 'number' || hasField(values, [list ?? '', index]);
}
