import type { FaultPlan, FaultRule } from '../ledger/faultPlan.ts';

/** Decides which faults apply to a request: those of its merchant's plan, and those `once` for this request alone. */
export interface FaultInjector {
  due(
    merchantId: string,
    plan: FaultPlan | undefined,
    operation: string,
    once: readonly FaultRule[],
  ): FaultRule[];
}

/** Returns a fault injector. Its random numbers restart with each plan, so the same requests get the same faults. */
export function createFaultInjector(): FaultInjector {
  const generators = new Map<string, { readonly plan: string; readonly next: () => number }>();
  function chance(merchantId: string, plan: FaultPlan | undefined): () => number {
    const text = JSON.stringify(plan ?? null);
    const known = generators.get(merchantId);
    if (known?.plan === text) return known.next;
    const next = mulberry32(plan?.seed ?? 1);
    generators.set(merchantId, { plan: text, next });
    return next;
  }
  return {
    due(merchantId, plan, operation, once) {
      if (plan === undefined && once.length === 0) return [];
      const next = chance(merchantId, plan);
      const rules = [...(plan?.rules ?? []), ...once];
      return rules.filter(
        (rule) =>
          (rule.operation === undefined || rule.operation === operation) &&
          ((rule.rate ?? 1) === 1 || next() < (rule.rate ?? 1)),
      );
    },
  };
}

/** Returns a small seeded generator of numbers from 0 up to 1. Source: T. Ettinger, mulberry32 (public domain). */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
