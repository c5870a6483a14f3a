import type { Form, FormFinding, FormState } from '@passmuster/form';
import { stepOf } from './steps.ts';

/**
 * Returns the items left to do that the page shows. Every list and every count is of these, so that none says another number.
 * A warning about a field that nobody has filled in yet waits until nothing else is open on its step, unless it rests on law or is
 * about a file that is there.
 */
export function shownTodo(
  { todo, slots }: Pick<FormState, 'todo' | 'slots'>,
  { findingsAt }: Pick<Form, 'findingsAt'>,
): FormState['todo'] {
  const steps = new Set(todo.flatMap(({ kind, path }) => (kind === 'warning' ? [] : stepOf(path))));
  const filled = new Set(slots.flatMap(({ id, file }) => (file === undefined ? [] : id)));
  return todo.filter(
    ({ kind, path, finding, slot }) =>
      kind !== 'warning' ||
      isLaw(finding) ||
      (slot !== undefined && filled.has(slot)) ||
      !steps.has(stepOf(path)) ||
      findingsAt(path).length > 0,
  );
}

/** Returns true for a finding that rests on law, such as sanctions. */
export const isLaw = (finding: FormFinding | undefined): boolean => finding?.basis === 'regulation';
