import type { FormFinding, FormStatus } from '@passmuster/form';
import { isOfAnother } from '../../application/statusWords.ts';
import type { Translate } from '../../language/useText.ts';

const texts = {
  email: 'This email address was submitted before. For another business, enter another one.',
  phone: 'This phone number was submitted before. For another business, enter another one.',
} as const;

/** Returns warnings at the contacts that another application of this device was submitted with. Nobody can accept them: submitting asks. */
export const submittedBefore = (status: FormStatus, t: Translate): readonly FormFinding[] =>
  ((isOfAnother(status) && status.fields) || []).map((field) => ({
    rule: rules[field],
    severity: 'warning',
    path: [field],
    message: `${field} was submitted before`,
    remedy: t(texts[field]),
    basis: 'spec',
    source: { title: `Business customer, ${field}: must be unique` },
  }));

const rules = { email: 'demo/submitted-email', phone: 'demo/submitted-phone' } as const;

/** Returns whether a finding is one of these warnings. */
export const isSubmittedBefore = ({ rule }: FormFinding): boolean =>
  rule === rules.email || rule === rules.phone;
