import type { Requirement } from '@passmuster/kyc';

export interface Progress {
  readonly met: number;
  readonly total: number;
  /** 0 to 100. */
  readonly share: number;
}

/**
 * How many of the requirements are met.
 *
 * @example
 * progressOf([{ status: 'met' }, { status: 'missing' }]) // { met: 1, total: 2, share: 50 }
 */
export function progressOf(requirements: readonly Pick<Requirement, 'status'>[]): Progress {
  const total = requirements.length;
  const met = requirements.filter(({ status }) => status === 'met').length;
  return { met, total, share: total === 0 ? 0 : (met / total) * 100 };
}
