import type { Finding } from '@passmuster/findings';
import type { Report } from '../checks/report.ts';
import { recordPlace } from '../text/placeOf.ts';

/** Findings of one rule at the same field of many records, list positions aside. */
interface Group {
  readonly finding: Finding;
  readonly field: string;
  shown: number;
  /** The records whose findings were printed. */
  readonly records: Set<string>;
  hidden: number;
  /** The first of the rows that were not shown: `accounts.csv:12`, then `13`. */
  readonly places: string[];
  last?: Pick<Report, 'file' | 'row'>;
}

const recordsShown = 3;
const findingsShown = 12;
const placesKept = 8;
const groupsKept = 5000;

const fieldOf = (finding: Finding): string =>
  finding.path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');

/** Decides which findings are printed in full: those of the first three records of each group. */
export class FindingGroups {
  readonly #groups: Map<string, Group> = new Map();

  /** Returns true if the finding is to be printed; otherwise it is counted for {@link hidden}. */
  show(finding: Finding, report: Pick<Report, 'file' | 'row'>): boolean {
    const field = fieldOf(finding);
    const key = `${finding.rule} ${finding.severity} ${finding.accepted ?? false} ${field}`;
    let group = this.#groups.get(key);
    if (!group) {
      if (this.#groups.size >= groupsKept) return true;
      group = { finding, field, shown: 0, records: new Set(), hidden: 0, places: [] };
      this.#groups.set(key, group);
    }
    const place = recordPlace(report);
    const isFirst = group.records.has(place) || group.records.size < recordsShown;
    if (isFirst && group.shown < findingsShown) {
      group.records.add(place);
      group.shown += 1;
      return true;
    }
    group.hidden += 1;
    const { file, row } = report;
    const isSameFile = group.last?.file === file;
    if (group.places.length < placesKept && !(isSameFile && group.last?.row === row)) {
      group.places.push(isSameFile ? String(row) : place);
      group.last = { file, row };
    }
    return false;
  }

  /** Groups of which something was not printed. */
  get hidden(): readonly Readonly<Group>[] {
    return [...this.#groups.values()].filter(({ hidden }) => hidden > 0);
  }
}
