import type { CustomerValues } from '@passmuster/form';
import { problemOf, questionOf } from '@passmuster/form/sentences';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { AmountField } from './AmountField.tsx';
import { application } from './application.ts';
import { Field } from './Field.tsx';
import { FileField } from './FileField.tsx';
import { Findings } from './Findings.tsx';
import { Question } from './Question.tsx';
import { Doubt, Status } from './Status.tsx';

/** Focuses a field, or what is said of a list, which has no control. */
function focusOn(path: string): void {
  const list = document.querySelector<HTMLElement>(`[data-findings="${path}"]`);
  (document.getElementsByName(path)[0] ?? list)?.focus();
}

export function ApplicationForm() {
  const form = useForm<CustomerValues>({ defaultValues: application.values });
  const [problem, setProblem] = useState('');

  // react-hook-form holds the values. What changed is found by comparison.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => application.change(values),
      }),
    [form],
  );

  const submit = form.handleSubmit(async () => {
    let submitted = await application.submit();
    if (submitted.outcome === 'confirm' && confirm(questionOf(submitted))) {
      submitted = await application.submit({ confirmed: true });
    }
    if (submitted.first) focusOn(submitted.first.join('.'));
    setProblem(problemOf(submitted));
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <Field name="business_name" label="Business name" />
        <Field name="email" label="Email" type="email" />
        <Field name="phone" label="Phone, with its country code" type="tel" />
        <AmountField name="expected_monthly_income" label="Monthly income in NGN" unit="NGN" />
        <fieldset>
          <legend>First owner</legend>
          <Field name="business_owners.0.date_of_birth" label="Date of birth" type="date" />
          <AmountField
            name="business_owners.0.ownership_percentage"
            label="Share in percent"
            unit="percent"
          />
          <Findings path="business_owners" />
        </fieldset>
        <Question name="is_dao" label="Is it a DAO?" />
        <FileField name="documents.2.doc_image" label="Bank statement" />
        <Findings path="" />
        <button type="submit">Submit</button>
        <p role="status">{problem || <Status />}</p>
        <Doubt />
      </form>
    </FormProvider>
  );
}
