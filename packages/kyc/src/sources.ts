import type { Source } from '@passmuster/findings';

/** A section of the specification this project follows. */
export const apiSection = (section: string): Source => ({
  title: 'API specification 1.0.0',
  section,
});

/** A subject on which the rules follow what careful processors do, not a written norm. */
export const practice = (section: string): Source => ({ title: 'Onboarding practice', section });
