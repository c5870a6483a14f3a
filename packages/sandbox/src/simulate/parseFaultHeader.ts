import type { FaultKind, FaultRule } from '../ledger/faultPlan.ts';
import { faultKinds } from '../ledger/faultPlan.ts';

const isDelay = (kind: FaultKind | undefined): kind is 'latency' | 'slow-body' =>
  kind === 'latency' || kind === 'slow-body';

/** What the header may say, for a refusal and the documentation. */
export const faultHeaderForms: readonly string[] = faultKinds.map((kind) => {
  if (isDelay(kind)) return `${kind}=0 to ${kind}=120000`;
  return kind === 'status' ? 'status=400 to status=599' : kind;
});

/**
 * Returns the faults in the header `x-sandbox-fault`, which apply to this request only: `latency=250`, `slow-body=250`,
 * `status=503` or another kind by its name, separated by commas. Undefined if one of them doesn't exist or is out of
 * range: a test that sets it would pass for the wrong reason.
 */
export function parseFaultHeader(header: string | null): readonly FaultRule[] | undefined {
  if (header === null) return [];
  const rules = header.split(',').map(parseFault);
  return rules.every((rule) => rule !== undefined) ? rules : undefined;
}

function parseFault(text: string): FaultRule | undefined {
  const [, name, figure] = /^\s*([a-z-]+)(?:=(\d{1,6}))?\s*$/.exec(text) ?? [];
  const kind = faultKinds.find((known) => known === name);
  const number = Number(figure);
  if (isDelay(kind)) return number <= 120_000 ? { kind, ms: number } : undefined;
  if (kind === 'status')
    return number >= 400 && number <= 599 ? { kind, status: number } : undefined;
  return kind && figure === undefined ? { kind } : undefined;
}
