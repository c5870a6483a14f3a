import type { Live } from './live.ts';
import { type Dataset, forget, report, type State } from './state.ts';

/**
 * Lets valibot's own actions finish a pipe from the item numbered `from` on. `value` is what the items
 * before it made; their issues are those from the one numbered `mark` on; `typed` is what held before.
 */
export function resume(
  state: State,
  schema: Live,
  from: number,
  value: unknown,
  mark: number,
  typed: boolean,
): unknown {
  let dataset = { typed: state.typed, value } as Dataset;
  if (state.count > mark) dataset.issues = state.issues.slice(mark) as never;
  forget(state, mark);
  state.typed = typed;
  for (const item of schema.pipe.slice(from)) {
    if (item.kind === ('metadata' as string)) continue;
    if (dataset.issues && item.kind !== ('validation' as string)) {
      (dataset as { typed: boolean }).typed = false;
      break;
    }
    dataset = item['~run'](dataset as { value: unknown }, state.config);
  }
  return report(state, dataset);
}
