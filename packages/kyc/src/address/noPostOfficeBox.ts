import { isAnything } from '../guards.ts';
import { defineRule } from '../rule.ts';
import { practice } from '../sources.ts';

const box =
  /\b(?:g?p\.? ?o\.?|post(?:al)?|post office|private mail) ?box\b|\b(?:private (?:mail ?)?|locked )bag\b|\b(?:b\.? ?p\.?|p\.? ?m\.? ?b\.?|apartado|bo[iî]te postale|caixa postal|postbus|postfach) ?#?\d/i;

/** An address is a place: neither a post office box nor a private mailbox. */
export const noPostOfficeBox = defineRule({
  id: 'address/no-post-office-box',
  severity: 'warning',
  basis: 'practice',
  source: practice('Addresses'),
  message: 'The address looks like a post office box or a private mailbox',
  remedy: 'Give the street and number where the person or business is found',
  within: ['registered_address', 'business_owners.*.address'],
  reads: { street1: isAnything, street2: isAnything },
  check(lines, { report }) {
    for (const [field, line] of Object.entries(lines)) {
      if (typeof line === 'string' && box.test(line)) report([field]);
    }
  },
});
