import {
  type CustomerReviewOptions,
  fr,
  loadTables,
  pt,
  recommended,
  spec,
  strict,
} from '@passmuster/kyc';

const presets = { spec, recommended, strict };
const catalogs = { en: undefined, fr, pt };

/** Options of the commands that review business customers. */
export interface CustomerOptions {
  /** `YYYY-MM-DD`; today, where absent. */
  readonly asOf?: string | undefined;
  /** `spec` runs without the heavy tables. */
  readonly preset: keyof typeof presets;
  readonly locale: keyof typeof catalogs;
}

export async function customerReviewOptions(
  { asOf, preset, locale }: CustomerOptions,
  today: string,
): Promise<CustomerReviewOptions> {
  const catalog = catalogs[locale];
  return {
    asOf: asOf ?? today,
    preset: presets[preset],
    ...(preset !== 'spec' && { tables: await loadTables(presets[preset]) }),
    ...(catalog && { catalog }),
  };
}
