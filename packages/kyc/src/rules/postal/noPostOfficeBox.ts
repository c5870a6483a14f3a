import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

const box =
  /\b(?:(?:g?p\.? ?o\.?|post(?:al)?|post office|private mail) ?box\b|(?:private (?:mail ?)?|locked )bag\b|private mailbox\b|(?:b\.? ?p\.?|p\.? ?m\.? ?b\.?|apartado|bo[iî]te postale|caixa postal|postbus|postfach) ?#?(?=\d))[ .:#]{0,6}[a-z]?\d{0,12}/i;

/** Returns whether an address has more than a box: a house number or at least two other words. */
const isStreet = (text: string): boolean => /\d|\p{L}{2}\P{L}{1,20}\p{L}{2}/u.test(text);

/** An address must be a place. A post office box or private mailbox is fine only in addition to a street. */
export const noPostOfficeBox = defineRule({
  id: 'postal/no-post-office-box',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Addresses'),
  message: 'The address has a post office box or private mailbox, and no street',
  remedy: 'This is a post office box. Enter the street address, or the plot, building or village.',
  within: ['registered_address', 'business_owners.*.address'],
  reads: { street1: isAnything, street2: isAnything },
  check(lines, { report }) {
    const texts = [lines.street1, lines.street2].map((line) =>
      typeof line === 'string' ? line.slice(0, 200) : '',
    );
    const at = texts.findIndex((line) => box.test(line));
    if (at < 0 || texts.some((line) => isStreet(line.replace(box, ' ')))) return;
    report([at === 0 ? 'street1' : 'street2']);
  },
});
