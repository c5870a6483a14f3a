import {
  acceptanceNotApplied,
  acceptanceUnused,
  closest,
  moreFindings,
  type Rule,
} from '@passmuster/findings';
import { CommandError } from '../terminal/commandError.ts';

/** Rules that count findings, or are about acceptances: nobody can accept those. */
const notAccepted: readonly string[] = [
  moreFindings.id,
  acceptanceNotApplied.id,
  acceptanceUnused.id,
];

/** Rules that options and settings name. */
export interface NamedRules {
  /** Those that are turned off or whose severity is overridden. */
  readonly set: readonly string[];
  /** Those whose warnings somebody accepts. */
  readonly accepted: readonly string[];
}

/**
 * Checks that every rule that is named exists, of any check or of the configuration.
 *
 * @throws CommandError for a rule that doesn't exist, naming the closest ones.
 */
export async function checkRuleIds(
  { set, accepted }: NamedRules,
  own: readonly Rule[],
): Promise<void> {
  if (set.length + accepted.length === 0) return;
  const { allRules } = await import('./allRules.ts');
  const rules = [...allRules, ...own];
  const ids = rules.map(({ id }) => id);
  refuseUnknown(set, ids, 'set');
  refuseUnknown(
    accepted,
    ids.filter((id) => !notAccepted.includes(id)),
    'accepted',
  );
}

function refuseUnknown(named: readonly string[], ids: readonly string[], how: string): void {
  const known = new Set(ids);
  const unknown = named.find((id) => !known.has(id));
  if (unknown === undefined) return;
  // What was typed isn't repeated: it may be a key that was pasted into the wrong place.
  const near = closest(unknown, ids);
  const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
  throw new CommandError(
    `a rule that is ${how} doesn't exist.${hint} \`passmuster rules\` lists all`,
  );
}
