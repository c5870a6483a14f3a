import type { Finding } from '@passmuster/findings';
import type { Report } from '../checks/report.ts';
import { recordPlace } from './placeOf.ts';

/** Equal findings on many rows: the same rule with the same text at the same field, list positions aside. */
interface Group {
  readonly finding: Finding;
  readonly field: string;
  shown: number;
  hidden: number;
  /** The first of the rows that were not shown. */
  readonly places: string[];
}

const shownOfGroup = 3;
const placesKept = 8;
const groupsKept = 5000;

const fieldOf = (finding: Finding): string =>
  finding.path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');

/** Decides which findings are printed in full: the first three of each group. */
export class FindingGroups {
  readonly #groups: Map<string, Group> = new Map();

  /** Returns true where the finding is to be printed; otherwise it is counted for {@link hidden}. */
  show(finding: Finding, report: Report): boolean {
    const field = fieldOf(finding);
    const key = `${finding.rule} ${finding.severity} ${field} ${finding.message}`;
    let group = this.#groups.get(key);
    if (!group) {
      if (this.#groups.size >= groupsKept) return true;
      group = { finding, field, shown: 0, hidden: 0, places: [] };
      this.#groups.set(key, group);
    }
    if (group.shown < shownOfGroup) {
      group.shown += 1;
      return true;
    }
    group.hidden += 1;
    const place = recordPlace(report);
    if (group.places.length < placesKept && group.places.at(-1) !== place) group.places.push(place);
    return false;
  }

  /** Groups of which something was not printed. */
  get hidden(): readonly Readonly<Group>[] {
    return [...this.#groups.values()].filter(({ hidden }) => hidden > 0);
  }
}
