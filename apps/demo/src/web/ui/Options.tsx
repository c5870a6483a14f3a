import { memo, type ReactElement } from 'react';
import { usePainted } from './usePainted.ts';

/** A value and what the page calls it. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/**
 * The options of a select: at first only the chosen one, since a step has thousands, and all of them after the first paint.
 * `options` must be the same array until they change.
 */
export const Options = memo(function Options({
  options,
  chosen,
}: {
  readonly options: readonly Option[];
  /** The value of the select. */
  readonly chosen: string;
}): ReactElement {
  const isPainted = usePainted();
  const shown = isPainted ? options : options.filter(({ value }) => value === chosen);
  return (
    <>
      {shown.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
});
