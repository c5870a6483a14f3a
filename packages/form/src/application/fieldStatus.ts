import { isBlank, valueAt } from '@passmuster/findings';
import type { Path } from '../values/path.ts';
import type { FormStore } from './formStore.ts';

/**
 * What may be said of a field now. `valid`: it is filled in, and the review of what the form holds found no error and no
 * warning there. `unchecked`: it is blank, nobody has left it, or no review of what the form holds has finished.
 */
export type FieldStatus = 'unchecked' | 'valid' | 'warning' | 'error';

/**
 * Returns the status of a field now. `valid` needs a review of all fields, because another one can make this one wrong.
 */
export function fieldStatus(store: FormStore, path: Path): FieldStatus {
  const found = store.shownAt(path, true);
  if (found.some(({ severity }) => severity === 'error')) return 'error';
  if (found.length > 0) return 'warning';
  const { isCurrent, failed } = store.state;
  const isJudged = isCurrent && !failed && store.isLeft(path);
  return isJudged && !isBlank(valueAt(store.values, path)) ? 'valid' : 'unchecked';
}
