/** How a cell of a workbook looks. */
export interface Look {
  readonly fontWeight?: 'bold';
  readonly backgroundColor?: string;
  readonly wrap?: boolean;
}

/** A cell of a workbook that is text, whatever it looks like: no zero is lost and no formula runs. */
export interface TextCell extends Look {
  readonly value: string;
  readonly type: StringConstructor;
  readonly alignVertical: 'top';
}

const [minWidth, maxWidth] = [8, 40];
/** Rows whose texts make a column wide. */
const measuredRows = 100;

/** Returns how many characters wide the first `count` columns are: as their texts at the top, within limits. */
export const widthsOf = (
  rows: readonly (readonly { readonly value: string }[])[],
  count: number,
): readonly number[] =>
  Array.from({ length: count }, (_, at) => {
    const lengths = rows.slice(0, measuredRows).map((row) => row[at]?.value.length ?? 0);
    return Math.min(maxWidth, Math.max(minWidth, ...lengths) + 2);
  });
