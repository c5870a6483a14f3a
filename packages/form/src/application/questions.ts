import { valueAt } from '@passmuster/findings';
import { fieldLabel, fieldQuestion, type PartialLabels } from '@passmuster/schemas/labels';
import type { FormFinding, FormRequirement } from '../reviewer/reviewer.ts';
import { questionOpen } from '../texts/formRules.ts';
import { answerFields } from '../values/answerFields.ts';
import { hasField } from './formOrder.ts';
import { ownFinding } from './ownFinding.ts';

/** The rule of a review for questions without an answer. The form asks itself, and waits for an answer. */
const flagsAnswered = 'business/flags-answered';

/** Returns the questions of a form: those for which its values have a field. */
const questionsIn = (values: unknown): readonly string[] =>
  [...answerFields].filter((name) => hasField(values, [name]));

const isAnswered = (values: unknown, name: string): boolean =>
  typeof valueAt(values, [name]) === 'boolean';

/** Returns an error at each question that nobody has answered. */
export const unanswered = (
  values: unknown,
  remedies: Readonly<Record<string, string>>,
): readonly FormFinding[] =>
  questionsIn(values)
    .filter((name) => !isAnswered(values, name))
    .map((name) => ownFinding(questionOpen, [name], remedies));

/** Returns the questions as requirements: an answer is required, whichever it is. */
export const questionRequirements = (
  values: unknown,
  texts: PartialLabels,
): readonly FormRequirement[] =>
  questionsIn(values).map((name) => ({
    path: [name],
    level: 'required',
    status: isAnswered(values, name) ? 'met' : 'missing',
    label: fieldQuestion([name], texts) ?? fieldLabel([name], texts),
    rule: questionOpen.id,
  }));

/** Returns findings of a review without those about questions that the form asks itself. */
export const withoutQuestions = (
  findings: readonly FormFinding[],
  values: unknown,
): readonly FormFinding[] =>
  findings.filter(({ rule, path }) => rule !== flagsAnswered || !hasField(values, path));
