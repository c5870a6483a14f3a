import { propertyAt } from '@passmuster/findings';
import { BusinessCustomerSchema, BusinessOwnerSchema, isPlainObject } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';
import { flagsAnswered } from '../business/flagsAnswered.ts';

const withDefault = ({ entries }: { readonly entries: object }): readonly string[] =>
  Object.entries(entries).flatMap(([field, entry]) =>
    propertyAt(entry, 'default') === undefined ? [] : [field],
  );

const ofOwner = withDefault(BusinessOwnerSchema);
/** `business/flags-answered` reports the others, each at its field. */
const ofCustomer = withDefault(BusinessCustomerSchema).filter(
  (field) => !Object.hasOwn(flagsAnswered.reads, field),
);

/** A field that the specification requires, left out because it has a default: the API could refuse it. SPEC-GAP 3. */
export const defaultsSent = defineRule({
  id: 'schema/defaults-sent',
  preset: 'strict',
  severity: 'info',
  basis: 'spec',
  source: apiSection('Business customer'),
  gap: 3,
  message: 'The API requires {fields}, left out here, and gives defaults; send them',
  remedy: 'Some answers are left out and take their usual values. Check them.',
  reads: { '': isAnything },
  check({ '': draft }, { report }) {
    // In an empty form nothing has been answered yet.
    if (!isPlainObject(draft) || draft['business_name'] === undefined) return;
    const owners: unknown = draft['business_owners'];
    const known = Array.isArray(owners) ? owners.filter(isPlainObject) : [];
    const fields = [
      ...ofCustomer.filter((field) => draft[field] === undefined),
      ...ofOwner.filter((field) => known.some((owner) => owner[field] === undefined)),
    ];
    if (fields.length > 0) report([], { fields: fields.join(', ') });
  },
});
