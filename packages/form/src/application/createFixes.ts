import { type Fix, valueAt } from '@passmuster/findings';
import { keyOf, type Path, pathOfKey, toFormPath, toPath, valueOfKey } from '../values/path.ts';
import { setAt } from '../values/setAt.ts';
import { fixedValues } from './fixedValues.ts';
import type { Form } from './form.ts';
import type { FormStore } from './formStore.ts';

/**
 * Returns the methods of a form that find and apply the fixes of its last review.
 *
 * @param change enters values.
 */
export function createFixes(
  store: FormStore,
  change: (values: unknown) => void,
): Pick<Form<object>, 'fixesAt' | 'apply'> {
  return {
    fixesAt(path) {
      const name = toPath(path).join('.');
      const isHere = (place: Path | readonly PropertyKey[]): boolean =>
        toFormPath(place).join('.') === name;
      return store.state.fixes.filter(
        (fix) =>
          store.isLeft(toFormPath(fix.path)) &&
          (isHere(fix.path) || fix.changes.some((one) => isHere(one.path))),
      );
    },
    apply(...fixes: readonly Fix[]) {
      const changes = fixes.flatMap((fix) => fix.changes);
      const before = store.values;
      // A fix of older values may replace what a person has entered since.
      const after = store.state.isCurrent ? fixedValues(before, changes) : undefined;
      if (after === undefined) return undefined;
      const keys = changes.map(({ path }) => keyOf(toFormPath(path), before));
      const enter = (from: unknown, to: unknown): void => {
        const places = keys.flatMap((key) => {
          const path = pathOfKey(key, store.values);
          const isStill = path && valueAt(store.values, path) === valueOfKey(key, from);
          return isStill ? [{ path, value: valueOfKey(key, to) }] : [];
        });
        change(places.reduce((all, { path, value }) => setAt(all, path, value), store.values));
        // What is wrong with a value that was entered is shown at once.
        for (const { path } of places) store.leave(path);
      };
      enter(before, after);
      return () => enter(after, before);
    },
  };
}
