import type { Finding } from '@passmuster/findings';
import {
  type Preset,
  type Review,
  type ReviewOptions,
  type RuleSetting,
  review,
  reviewField,
  type SubjectRule,
} from '@passmuster/findings';
import type { CustomerCatalogue } from './customerCatalogue.ts';
import { parsePath } from './parsePath.ts';
import { spec } from './presets/spec.ts';
import { type Requirement, requirementsOf } from './requirements.ts';
import { fieldSchemaFindings, schemaFindings } from './schemaFindings.ts';

export interface CustomerReviewOptions {
  /** The day to review as of, `YYYY-MM-DD`. There is no hidden clock. SPEC-GAP 33. */
  readonly asOf: string;
  /** Which rules to run: `spec` (where absent), `recommended`, `strict`, or your own. */
  readonly preset?: Preset;
  /** Single rules to switch off or to weigh otherwise: `{ 'owner/passport-form': 'off' }`. */
  readonly rules?: Readonly<Record<string, RuleSetting>>;
  /** The rules that need heavy tables, from `loadTables()` of `@passmuster/kyc/tables`. */
  readonly tables?: readonly SubjectRule[];
  /** Texts in another language, such as `fr`; English, where absent. */
  readonly catalogue?: CustomerCatalogue;
}

/** What is known of an application before it is sent. */
export interface CustomerReview extends Review {
  /** Name of the preset that ran. */
  readonly preset: string;
  /** Whether the rules that need heavy tables ran as well. */
  readonly tables: 'loaded' | 'not-loaded';
  /** Everything the API needs, each met or not: a checklist and a progress bar. */
  readonly requirements: readonly Requirement[];
}

/**
 * Reviews the body of `POST /business-customers`, finished or half-filled: what the schema refuses and
 * what the rules find, in one list, and what is still missing. The same input, options and day always
 * give the same answer, and no input makes it throw.
 *
 * @throws TypeError when `asOf` is not a calendar date.
 * @example
 * const { ready, requirements } = reviewBusinessCustomer({}, { asOf: '2026-11-21' });
 * ready // false
 * requirements[0] // { path: ['business_name'], label: 'Business name', status: 'missing', ... }
 */
export function reviewBusinessCustomer(
  draft: unknown,
  options: CustomerReviewOptions,
): CustomerReview {
  const { catalogue, preset = spec } = options;
  const also = schemaFindings(draft, catalogue);
  const reviewed = review(draft, rulesOf(options), { ...reviewOptions(options), also });
  const requirements = requirementsOf(draft, reviewed.findings, catalogue?.labels);
  const tables = options.tables?.length ? 'loaded' : 'not-loaded';
  return { ...reviewed, preset: preset.name, tables, requirements };
}

/**
 * Checks one field as it is typed: only its own schema, and only the rules that read it. Such a rule may
 * have found something at another field: `path` of the finding says where.
 *
 * @param path dotted as form libraries write it, or a list of keys.
 * @throws TypeError when `asOf` is not a calendar date.
 * @example
 * checkField('business_owners.0.date_of_birth', draft, { asOf: '2026-11-21' })
 */
export function checkField(
  path: string | readonly PropertyKey[],
  draft: unknown,
  options: CustomerReviewOptions,
): readonly Finding[] {
  const keys = parsePath(path);
  const also = fieldSchemaFindings(keys, draft, options.catalogue);
  return reviewField(keys, draft, rulesOf(options), { ...reviewOptions(options), also });
}

type Rules = readonly SubjectRule[];
const joined = new WeakMap<Rules, WeakMap<Rules, Rules>>();

/** The rules of a preset and of the tables: one list for each two, so that it is known again. */
function rulesOf({ preset = spec, tables }: CustomerReviewOptions): Rules {
  if (!tables) return preset.rules;
  const ofPreset = joined.get(preset.rules) ?? new WeakMap<Rules, Rules>();
  joined.set(preset.rules, ofPreset);
  const rules = ofPreset.get(tables) ?? [...preset.rules, ...tables];
  ofPreset.set(tables, rules);
  return rules;
}

function reviewOptions(options: CustomerReviewOptions): ReviewOptions {
  const { asOf, preset, rules: settings, catalogue } = options;
  return { asOf, settings, catalogue, grade: preset?.grade };
}
