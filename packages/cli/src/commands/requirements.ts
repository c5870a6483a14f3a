import { businessTypes } from '@passmuster/schemas';
import type { Language } from '../checks/checkSettings.ts';
import { customerReviewer } from '../checks/customerCheck.ts';
import type { ConfigOptions } from '../config/readConfig.ts';
import { type ExitCode, type Terminal, todayOf } from '../terminal/terminal.ts';
import { terminalLines } from '../text/terminalText.ts';
import { reviewSettings } from './check.ts';
import { choiceArgument } from './choiceArgument.ts';
import { countryArgument } from './countryArgument.ts';

export interface RequirementsOptions extends ConfigOptions {
  readonly businessType: string;
  readonly country: string;
  readonly lang?: Language | undefined;
  /** A file of what one provider requires. */
  readonly profile?: string | undefined;
}

/** Runs `passmuster requirements`: everything the API needs of a business of this type in this country. */
export async function requirements(
  { businessType: type, country: place, ...options }: RequirementsOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const country = countryArgument(place);
  const businessType = choiceArgument('business type', businessTypes, type);
  const { review } = await customerReviewer(await reviewSettings(options, terminal));
  const draft = {
    business_type: businessType,
    registered_address: { country },
    business_owners: [{ nationality: country, address: { country } }],
  };
  const labels = review(draft, { asOf: todayOf(terminal) })
    .requirements.filter(({ status }) => status !== 'met')
    .map(({ path, label, level }) => [
      path.length > 1 && path[0] === 'business_owners' ? 'owner' : '',
      level === 'recommended' ? `${label} (recommended)` : label,
    ]);
  const list = (group: string): readonly string[] => [
    ...new Set(labels.filter(([of]) => of === group).map(([, label]) => `  ${label}`)),
  ];
  await terminal.out(terminalLines(['Business', ...list(''), '', 'Each owner', ...list('owner')]));
  return 0;
}
