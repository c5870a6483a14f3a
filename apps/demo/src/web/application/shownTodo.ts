import { isRisk } from '@passmuster/findings';
import type { Form, FormState } from '@passmuster/form';
import { stepOf } from './steps.ts';

/**
 * Returns the items left to do that the page shows. Every list and every count is of these, so that none says another number.
 * A warning about a field that nobody has filled in yet waits until nothing else is open on its step, unless it is about
 * sanctions or about a file that is there.
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
      (finding && isRisk(finding)) ||
      (slot !== undefined && filled.has(slot)) ||
      !steps.has(stepOf(path)) ||
      findingsAt(path).length > 0,
  );
}
