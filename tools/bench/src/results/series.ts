/** The result of one contestant. */
export interface Bar {
  readonly name: string;
  readonly isOurs: boolean;
  readonly value: number;
  /** Half of the interquartile range, as a fraction of `value`; absent for a size. */
  readonly spread?: number;
}

/** Contestants that did the same: a row or a column of a table. */
export interface Series {
  readonly title: string;
  readonly unit: string;
  readonly better: 'lower' | 'higher';
  readonly bars: readonly Bar[];
  /** The name of its picture in kebab case, if it has one. */
  readonly chart?: string;
}
