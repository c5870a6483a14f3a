import type { CustomerReviewOptions } from '@passmuster/kyc';
import { recommended, spec, strict } from '@passmuster/kyc';

const presets = { spec, recommended, strict };

/** Options of the commands that review business customers. */
export interface CustomerOptions {
  /** `YYYY-MM-DD`; today, where absent. */
  readonly asOf?: string | undefined;
  readonly preset: keyof typeof presets;
}

export const customerReviewOptions = (
  { asOf, preset }: CustomerOptions,
  today: string,
): CustomerReviewOptions => ({ asOf: asOf ?? today, preset: presets[preset] });
