import type { Source } from '@passmuster/findings';

/** Returns a section of the API specification as a source. */
export const apiSection = (section: string): Source => ({
  title: 'API specification 1.0.0',
  section,
});

/** Returns a source for rules that follow the practice of careful payment processors on this day, not a written norm. */
export const practice = (section: string): Source => ({
  title: 'Onboarding practice as of 2026-11-21',
  section,
});

/** Day from which the US rule on beneficial owners applies: 31 CFR 1010.230(a). */
export const ownershipRuleSince = '2018-05-11';

/** Returns a paragraph of the US rule on beneficial owners of legal entity customers as a source. */
export const ownershipRule = (paragraph: string): Source => ({
  title: '31 CFR 1010.230',
  section: paragraph,
  url: 'https://www.ecfr.gov/current/title-31/section-1010.230',
});
