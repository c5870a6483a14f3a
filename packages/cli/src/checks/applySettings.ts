import type { Finding, RuleSetting } from '@passmuster/findings';

/** Findings under the caller's overrides: those of rules that are off are left out. */
export function applySettings(
  findings: readonly Finding[],
  settings: Readonly<Record<string, RuleSetting>>,
): readonly Finding[] {
  return findings.flatMap((finding) => {
    const setting = Object.hasOwn(settings, finding.rule) ? settings[finding.rule] : undefined;
    if (setting === undefined) return [finding];
    return setting === 'off' ? [] : [{ ...finding, severity: setting }];
  });
}
