import type { FormFinding, FormState } from '@passmuster/form';
import { useField, useFormState } from '@passmuster/form/react';
import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import { isOfAnother } from '../../application/statusWords.ts';
import { type Translate, useText } from '../../language/useText.ts';
import { useApplication } from './applicationContext.ts';
import { SubmittedBefore } from './submittedBefore.ts';

const contacts = ['email', 'phone'] as const;
type Contact = (typeof contacts)[number];

/** Finds the contacts that another application of this device was submitted with: the API would refuse them again. */
export function SubmittedBeforeProvider({
  children,
}: {
  readonly children: ReactNode;
}): ReactElement {
  const t = useText();
  const { submission } = useApplication();
  const wasSubmitted = useFormState(isOther);
  const email = useField<string>('email').value;
  const phone = useField<string>('phone').value;
  const [found, setFound] = useState<readonly Contact[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const given = { email, phone };
    const find = async (): Promise<readonly Contact[]> => {
      if (!wasSubmitted) return [];
      const changed = await submission.changedSince(given);
      return contacts.filter((field) => given[field] !== '' && !changed.includes(field));
    };
    find().then(
      (next) => isCurrent && setFound(next),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [submission, wasSubmitted, email, phone]);
  const findings = useMemo(() => found.map((field) => findingAt(field, t)), [found, t]);
  return <SubmittedBefore value={findings}>{children}</SubmittedBefore>;
}

const isOther = ({ status }: FormState): boolean => isOfAnother(status);

const findingAt = (field: Contact, t: Translate): FormFinding => ({
  rule: `demo/submitted-${field}`,
  severity: 'warning',
  path: [field],
  message: `${field} was submitted before`,
  remedy:
    field === 'email'
      ? t('This email address was submitted before. For another business, enter another one.')
      : t('This phone number was submitted before. For another business, enter another one.'),
  basis: 'spec',
  source: { title: `Business customer, ${field}: must be unique` },
});
