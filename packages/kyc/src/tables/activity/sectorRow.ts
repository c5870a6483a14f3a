/** Groups of NAICS sectors that one trade may belong to: a farm may sell, a shop may manufacture. */
export type Sector =
  | 'goods'
  | 'building'
  | 'transport'
  | 'knowledge'
  | 'finance'
  | 'health'
  | 'leisure'
  | 'personal';

/** A row of the table of sectors. */
export interface SectorRow {
  readonly sector: Sector;
  /** The first two digits of NAICS codes. */
  readonly codes: readonly string[];
  /** Words that clearly name a trade, separated by commas; `*` stands for any ending. */
  readonly words: string;
}
