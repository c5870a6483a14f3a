import { type CustomerValues, toPath } from '@passmuster/form';
import { FormProvider as KitProvider } from '@passmuster/form/react';
import {
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLanguage } from '../../language/useText.ts';
import type { OpenedDraft } from '../openDraft.ts';
import { DraftBar } from './DraftBar.tsx';
import { DraftContext, type DraftState } from './draftContext.ts';

/** One form for all steps of an application, its review and its storage. */
export function DraftProvider({
  opened: { id, draft, application },
  children,
}: {
  readonly opened: OpenedDraft;
  readonly children: ReactNode;
}): ReactElement {
  const { t } = useLanguage();
  const form = useForm<CustomerValues>({ defaultValues: application.values });
  const [target, setTarget] = useState(targetOfPage);
  useEffect(() => {
    const { unsubscribe } = form.watch(() => application.change(form.getValues()));
    return unsubscribe;
  }, [form, application]);
  useEffect(() => application.setTexts(t.labels), [application, t]);
  const state = useMemo<DraftState>(
    () => ({ id, forget: draft.forget, target, setTarget }),
    [id, draft, target],
  );
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const field = fieldOf(event.target);
    if (field !== undefined && field !== fieldOf(event.relatedTarget))
      application.blur(toPath(field));
  };
  return (
    <DraftContext value={state}>
      <KitProvider form={application}>
        <FormProvider {...form}>
          <DraftBar draft={draft} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: observes where the focus leaves a field. */}
          <div onBlur={onBlur}>{children}</div>
        </FormProvider>
      </KitProvider>
    </DraftContext>
  );
}

/** Returns the ID in the fragment of the address; undefined if there is none, or it is malformed. */
function targetOfPage(): string | undefined {
  try {
    return decodeURIComponent(location.hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}

/** Returns the field an element belongs to. */
const fieldOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-field]')?.dataset['field'];
