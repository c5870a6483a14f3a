import { examples } from '../../scripts/documentation/examples.ts';

/** A body each schema of an object accepts, by the name of the schema: its documented example, and a query as text. */
export const acceptedBodies: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries([...examples].filter(([, example]) => typeof example === 'object')),
  ListWalletsQueryText: { page: '1', currency: 'ZAR' },
};
