import { FormProvider } from '@passmuster/form/react';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import type { Application } from '../../integration/application.ts';
import { useText } from '../language/useText.ts';
import { ApplicationContext } from './draft/applicationContext.ts';
import { CorrectionProvider } from './draft/CorrectionProvider.tsx';
import { DraftBar } from './draft/DraftBar.tsx';
import { PlacesProvider } from './frame/PlacesProvider.tsx';
import { SubmitContext } from './review/submitContext.ts';
import { useSubmit } from './review/useSubmit.ts';

/** One form for all steps of an application, its review, its storage and its submission. */
export function DraftProvider({
  application,
  children,
}: {
  readonly application: Application;
  readonly children: ReactNode;
}): ReactElement {
  const t = useText();
  const { form } = application;
  useEffect(() => form.setTexts(t.labels), [form, t]);
  return (
    <ApplicationContext value={application}>
      <FormProvider form={form}>
        <PlacesProvider form={form}>
          <CorrectionProvider draftId={application.id}>
            <SubmitProvider>
              <DraftBar />
              {children}
            </SubmitProvider>
          </CorrectionProvider>
        </PlacesProvider>
      </FormProvider>
    </ApplicationContext>
  );
}

/** One submission for all steps: going to another one neither ends nor forgets it. */
function SubmitProvider({ children }: { readonly children: ReactNode }): ReactElement {
  return <SubmitContext value={useSubmit()}>{children}</SubmitContext>;
}
