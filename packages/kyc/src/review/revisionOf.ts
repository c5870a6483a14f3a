import type { Preset, SharedConfig } from '@passmuster/findings';
import { fingerprintOf } from '../hash/fingerprintOf.ts';
import { ruleIds } from '../rules/ruleIds.generated.ts';
import { type CustomerReviewOptions, presetOf } from './customerReviewOptions.ts';
import { version } from './version.generated.ts';

/**
 * Returns an identifier of the rules, settings, texts and tables of a review, and of the version of this package:
 * `acme/3f9c2a1b kyc/0.3.0`. Equal for equal configurations on any machine, minified or not. The language, the tables of
 * the packages and the code of rules are not in it; a rule of one's own has a `version` for its code.
 */
export function revisionOf(
  options: Pick<CustomerReviewOptions, 'preset' | 'profile' | 'rules'>,
  config?: SharedConfig,
): string {
  const { rules: settings = {}, profile } = options;
  const preset = presetOf(options);
  const rules = preset.rules.map(({ id, severity, configured, since, until, version: code }) => {
    const setting = settings[id] ?? severity;
    return { id, setting, configured, since, until, version: code };
  });
  const others = Object.entries(settings).filter(
    ([id]) => ruleIds.has(id) && !preset.plan.ids.has(id),
  );
  const shared = config && {
    rules: config.rules,
    texts: config.texts,
    banks: config.banks,
    tables: Object.values(config.tables).map(({ id, asOf, hash }) => ({ id, asOf, hash })),
    olderTables: config.olderTables,
  };
  const fingerprint = fingerprintOf({
    rules: rules.sort((one, other) => (one.id < other.id ? -1 : 1)),
    others: Object.fromEntries(others),
    profile,
    shared,
  });
  // As the header of a request has it.
  const name = (config?.name ?? preset.name).replace(/[^ -~]/g, '?');
  return `${name}/${fingerprint} kyc/${version}`;
}

/** The revision of each preset by itself, whose rules are frozen: the text of a hundred rules is long. */
const revisions = /* @__PURE__ */ new WeakMap<Preset, string>();

/** Returns the revision of a review without a configuration, computed once for each preset that nothing changes. */
export function presetRevision(
  options: Pick<CustomerReviewOptions, 'preset' | 'profile' | 'rules'>,
): string {
  const { preset, profile, rules } = options;
  if (profile || rules) return revisionOf(options);
  const known = revisions.get(preset);
  if (known !== undefined) return known;
  const revision = revisionOf(options);
  revisions.set(preset, revision);
  return revision;
}
