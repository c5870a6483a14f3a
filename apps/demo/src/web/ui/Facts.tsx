import { Fragment, type ReactElement, type ReactNode } from 'react';
import { classNames } from './classNames.ts';
import ui from './ui.module.css';

/** Labels and values. Rows without a value are left out. */
export function Facts({
  rows,
  isNarrow = false,
}: {
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
  readonly isNarrow?: boolean;
}): ReactElement {
  return (
    <dl className={classNames(ui.facts, isNarrow && ui.one)}>
      {rows.map(([label, value]) =>
        value === undefined || value === '' ? null : (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  );
}
