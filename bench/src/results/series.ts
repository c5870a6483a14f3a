/** The result of one contestant. */
export interface Bar {
  readonly name: string;
  readonly isOurs: boolean;
  readonly value: number;
  /** Half of the interquartile range, as a fraction of `value`; absent for a size. */
  readonly spread?: number;
}

/** Contestants that did the same, for a chart. */
export interface Series {
  /** In kebab case: the name of its picture. */
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  readonly better: 'lower' | 'higher';
  readonly bars: readonly Bar[];
}
