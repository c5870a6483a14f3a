import { formatPath } from './formatPath.ts';
import { obstacleTo } from './readField.ts';
import type { PlannedRule, Reviewed } from './rulePlan.ts';
import { scopesOf } from './scope.ts';

/** How many reasons for skipping an element the audit names for each rule. */
const reasonsKept = 5;

const reasons = {
  missing: 'is missing',
  'other-value': "isn't a value that this rule is about",
} as const;

/** Returns why a rule skipped the first few elements, naming only fields. Never throws. */
export function skipReasons(
  reviewed: Reviewed,
  { readings, reads }: PlannedRule,
): readonly string[] {
  const found: string[] = [];
  try {
    const scopes = readings.flatMap(({ scope }) => scopesOf(reviewed.root, scope.segments));
    for (const { value, path } of scopes) {
      if (found.length === reasonsKept) break;
      for (const { segments, from, guard } of reads) {
        const [source, at] = from === 'element' ? [value, path] : [reviewed[from], []];
        const obstacle = obstacleTo(source, segments, guard, at);
        if (!obstacle) continue;
        found.push(`${formatPath(obstacle.path)} ${reasons[obstacle.reason]}`);
        break;
      }
    }
  } catch {
    // A getter or proxy of the input threw; the rule itself is already reported as failed.
  }
  return found;
}
