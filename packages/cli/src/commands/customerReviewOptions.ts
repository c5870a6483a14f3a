import { type CustomerReviewOptions, fr, pt, recommended, spec, strict } from '@passmuster/kyc';
import { loadTables } from '@passmuster/kyc/tables';

const presets = { spec, recommended, strict };
const catalogues = { en: undefined, fr, pt };

/** Options of the commands that review business customers. */
export interface CustomerOptions {
  /** `YYYY-MM-DD`; today, where absent. */
  readonly asOf?: string | undefined;
  /** `spec` runs without the heavy tables. */
  readonly preset: keyof typeof presets;
  readonly locale: keyof typeof catalogues;
}

export async function customerReviewOptions(
  { asOf, preset, locale }: CustomerOptions,
  today: string,
): Promise<CustomerReviewOptions> {
  const catalogue = catalogues[locale];
  return {
    asOf: asOf ?? today,
    preset: presets[preset],
    ...(preset !== 'spec' && { tables: await loadTables() }),
    ...(catalogue && { catalogue }),
  };
}
