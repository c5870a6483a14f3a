import { isOwnerTitle, isTrue } from '../guards.ts';
import { defineRule } from '../rule.ts';
import { ownershipRule } from '../sources.ts';

const notExecutive: ReadonlySet<string> = new Set(['Board Member', 'Secretary', 'Other']);

/** A control person is an executive officer or senior manager, or does what one does. */
export const executiveControl = defineRule({
  id: 'owner/executive-control',
  severity: 'warning',
  basis: 'regulation',
  source: ownershipRule('(d)(2)'),
  message: 'A control person has a title that is not of an executive',
  remedy: 'Check the title, or name the executive who controls the business',
  each: 'business_owners',
  reads: { is_control_person: isTrue, title: isOwnerTitle },
  check({ title }, { report }) {
    if (notExecutive.has(title)) report(['title']);
  },
});
