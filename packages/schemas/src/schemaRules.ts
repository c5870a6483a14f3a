import type { Rule, Source } from '@passmuster/findings';

/** Ids of the findings that a schema can make. */
export type SchemaRuleId =
  | 'schema/required'
  | 'schema/type'
  | 'schema/choice'
  | 'schema/unlisted-country'
  | 'schema/length'
  | 'schema/range'
  | 'schema/format'
  | 'schema/unknown-field'
  | 'input/too-many';

/** Where the rules of all schemas come from. */
export const apiSpecification: Source = { title: 'API specification 1.0.0' };

const resources: Source = { ...apiSpecification, section: 'Resources and their fields' };
const common = { severity: 'error', basis: 'spec', source: resources } as const;

/** The rules by the name after the slash of their id. */
export const schemaRule = {
  required: {
    ...common,
    id: 'schema/required',
    message: 'The API requires this field',
    remedy: 'This is required',
  },
  type: {
    ...common,
    id: 'schema/type',
    message: 'The API expects {expected} here',
    remedy: 'Send {expected}',
  },
  choice: {
    ...common,
    id: 'schema/choice',
    message: 'This is not in the list of the API',
    remedy: 'Choose one from the list',
  },
  unlistedCountry: {
    ...common,
    id: 'schema/unlisted-country',
    gap: 13,
    message: 'This ISO 3166-1 code is not in the country list the API publishes',
    remedy: 'The API does not list this country: ask the provider before you go on',
  },
  length: {
    ...common,
    id: 'schema/length',
    source: { ...apiSpecification, section: 'Limits' },
    message: 'The API takes {limit} characters here, counted as Unicode code points',
    remedy: 'Send {limit} characters',
  },
  range: {
    ...common,
    id: 'schema/range',
    source: { ...apiSpecification, section: 'Limits' },
    message: 'The API takes {limit} here',
    remedy: 'Send {limit}',
  },
  format: {
    ...common,
    id: 'schema/format',
    message: 'The API expects {expected} here',
    remedy: 'Check how this is written',
  },
  unknownField: {
    ...common,
    id: 'schema/unknown-field',
    severity: 'info',
    gap: 68,
    message: 'The API does not show this field, so it is left out',
    remedy: 'Check the spelling of the field, or leave it out',
  },
  tooMany: {
    ...common,
    id: 'input/too-many',
    basis: 'practice',
    gap: 74,
    message: 'At most {most} list entries are checked',
    remedy: 'Send at most {most} entries',
  },
} as const satisfies Record<string, Rule<SchemaRuleId>>;

/** Every rule a schema can report, for a page that explains them. */
export const schemaRules: readonly Rule<SchemaRuleId>[] = /* @__PURE__ */ Object.values(schemaRule);
