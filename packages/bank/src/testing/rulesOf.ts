import type { Finding } from '@passmuster/findings';
import { expect } from 'vitest';

/** Returns the rules of findings. Every place of their texts must be filled in. */
export function rulesOf(findings: readonly Finding[]): string[] {
  for (const { message, remedy } of findings)
    expect(message + remedy).not.toMatch(/[{}]|undefined/);
  return findings.map(({ rule }) => rule);
}

/** Returns the rules of findings, each after its field: `bank_code: bank/ngn-bank-code`. */
export function rulesByField(findings: readonly Finding[]): string[] {
  return rulesOf(findings).map((rule, i) => `${findings[i]?.path.join('.')}: ${rule}`);
}
