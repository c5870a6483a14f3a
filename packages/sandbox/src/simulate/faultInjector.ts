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

/** How far the requests of a merchant have come in its plan. */
interface Progress {
  /** The plan as text, to notice another one. */
  readonly text: string;
  readonly next: () => number;
  /** How often each rule has applied. */
  readonly counts: WeakMap<FaultRule, number>;
  readonly rules: readonly FaultRule[];
}

/**
 * Returns a fault injector. Its random numbers and counts restart with each plan, so the same requests get the same faults.
 * They are kept per process: two instances on one database count apart.
 */
export function createFaultInjector(): FaultInjector {
  const known = new Map<string, Progress>();
  function progressOf(merchant: string, plan: FaultPlan | undefined): Progress {
    const text = JSON.stringify(plan ?? null);
    const last = known.get(merchant);
    if (last?.text === text) return last;
    const rules = plan?.rules ?? [];
    const progress = {
      text,
      next: mulberry32(plan?.seed ?? 1),
      counts: new WeakMap<FaultRule, number>(),
      rules,
    };
    known.set(merchant, progress);
    return progress;
  }
  return {
    due(merchantId, plan, operation, once) {
      if (plan === undefined && once.length === 0) return [];
      const { next, counts, rules } = progressOf(merchantId, plan);
      return [...rules, ...once].filter((rule) => {
        const { operation: of = operation, rate = 1, times = Number.POSITIVE_INFINITY } = rule;
        const count = counts.get(rule) ?? 0;
        if (of !== operation || count >= times) return false;
        const isDue = rate === 1 || next() < rate;
        if (isDue) counts.set(rule, count + 1);
        return isDue;
      });
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
