import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Stack, Text, Title } from '@mantine/core';
import { type ReactElement, useCallback, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { call, type Failure } from '../call.ts';
import { FailureLine } from '../FailureLine.tsx';
import { today } from '../today.ts';
import { applicationSections } from './applicationFields.ts';
import { blankApplication, type FormValues } from './blankApplication.ts';
import { Checklist } from './Checklist.tsx';
import { type Created, CreatedSchema, CustomerCreated } from './CustomerCreated.tsx';
import { Dock } from './Dock.tsx';
import { DocumentList } from './DocumentList.tsx';
import { ExamplePicker } from './ExamplePicker.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import { FormSection } from './FormSection.tsx';
import { fillIn } from './fillIn.ts';
import { jumpTo } from './jumpTo.ts';
import { OwnerList } from './OwnerList.tsx';
import { ReviewProvider } from './ReviewProvider.tsx';
import { reviewApplication } from './reviewApplication.ts';
import { nameOf } from './reviewContext.ts';
import { reviewSchema } from './reviewSchema.ts';

/** From an empty form to a customer with a wallet. */
export function Onboarding({ onWallet }: { readonly onWallet: () => void }): ReactElement {
  const asOf = useMemo(() => today(), []);
  const form = useForm<FormValues>({
    defaultValues: blankApplication(),
    resolver: standardSchemaResolver(reviewSchema(asOf)),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [isRevealed, setRevealed] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [customer, setCustomer] = useState<Created>();
  const [picked, setPicked] = useState<string>();
  const top = useRef<HTMLDivElement>(null);

  const start = useCallback(
    (values: FormValues, example?: string) => {
      form.reset(values);
      setPicked(example);
      setRevealed(example !== undefined);
      setFailure(undefined);
      setCustomer(undefined);
    },
    [form],
  );
  const pick = async (name: string) => {
    const answer = await call(v.record(v.string(), v.unknown()), `/examples/${name}.json`);
    if (answer.failure) setFailure(answer.failure);
    else start(fillIn(blankApplication(), answer.data), name);
  };
  const send = async (body: unknown) => {
    const answer = await call(CreatedSchema, '/api/business-customers', { method: 'POST', body });
    setFailure(answer.failure);
    if (answer.failure) top.current?.scrollIntoView({ block: 'start' });
    else {
      setCustomer(answer.data.data);
      window.scrollTo({ top: 0 });
    }
  };
  const showFirstError = () => {
    setRevealed(true);
    const { findings } = reviewApplication(form.getValues(), { asOf });
    const first = findings.find(({ severity }) => severity === 'error');
    if (first) requestAnimationFrame(() => jumpTo(nameOf(first.path)));
  };

  if (customer) {
    return (
      <CustomerCreated
        customer={customer}
        onWallet={onWallet}
        onAnother={() => start(blankApplication())}
      />
    );
  }
  return (
    <FormProvider {...form}>
      <ReviewProvider asOf={asOf} isRevealed={isRevealed}>
        <div ref={top}>
          <Title order={1} maw={720} fz={{ base: 30, sm: 40 }} lh={1.15}>
            Will this business pass?
          </Title>
          <Text c="dimmed" maw={620} mt="xs" mb="lg">
            Every field is reviewed here, in your browser, while you type. What the API would refuse
            is told with its reason, its source and its remedy before anything is sent.
          </Text>
          <ExamplePicker
            picked={picked}
            onPick={(name) => void pick(name)}
            onClear={() => start(blankApplication())}
          />
        </div>
        {failure && (
          <div style={{ marginTop: 16 }}>
            <FailureLine failure={failure} />
          </div>
        )}
        <form
          noValidate
          className="workbench"
          aria-label="Application of a business customer"
          onSubmit={(event) => void form.handleSubmit(send, showFirstError)(event)}
        >
          <Stack gap="lg">
            {applicationSections.map(({ title, lead, fields }) => (
              <FormSection key={title} title={title} lead={lead}>
                <FieldGrid fields={fields} />
              </FormSection>
            ))}
            <FormSection
              title="Owners"
              lead="Everyone who owns 25 % or more, someone who controls the business, someone who signs for it."
            >
              <OwnerList />
            </FormSection>
            <FormSection
              title="Documents of the business"
              lead="Certificate of incorporation, articles of incorporation, a bank statement."
            >
              <DocumentList name="documents" of="the business" />
            </FormSection>
          </Stack>
          <aside className="card aside" id="review" aria-label="Review of the application">
            <Checklist isSending={form.formState.isSubmitting} />
          </aside>
        </form>
        <Dock />
      </ReviewProvider>
    </FormProvider>
  );
}
