import type { FormState } from '@passmuster/form';
import { useField, useFormState, useRows, useSlots } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { useText } from '../../language/useText.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import ui from '../../ui/ui.module.css';
import { usePainted } from '../../ui/usePainted.ts';
import { useApplication } from '../draft/applicationContext.ts';
import { StepActions, StepHead } from '../frame/Flow.tsx';
import { StepForm } from '../frame/FormCard.tsx';
import { useTargetFocus } from '../frame/placesContext.ts';
import { SlotList } from './SlotList.tsx';

/** Returns true once slots have the names of the country, or if nothing gives them any. */
const areNamed = ({ verdict, failed }: FormState): boolean =>
  verdict !== undefined || failed !== undefined;

/** The documents of the business and of each owner: one slot for each purpose. */
export function DocumentsStep(): ReactElement {
  const t = useText();
  const { form } = useApplication();
  const name = useField('business_name').value;
  const slots = useSlots();
  const { list: owners } = useRows(form, 'business_owners');
  // A step with many owners has hundreds of controls.
  const isPainted = usePainted();
  // The country names the documents, once the application was checked.
  const isNamed = useFormState(areNamed);
  useTargetFocus(isPainted && isNamed);
  return (
    <>
      <StepHead
        step="documents"
        lead={[
          t('PDF, JPEG or PNG, up to 10 MB each. Files leave this device only when you submit.'),
          t('Dates on documents are optional: we only check them and don’t send them.'),
        ].join(' ')}
      />
      <StepForm step="documents" label={t('Documents')}>
        {isNamed ? (
          <SlotList
            title={name || t('The business')}
            list="documents"
            all={slots}
            slots={slots.filter(({ row }) => !row)}
            isWhole={isPainted}
          />
        ) : (
          <SkeletonRows label={t('Loading')} />
        )}
        {isNamed && isPainted && (
          <>
            {owners.map(({ id }, index) => (
              <SlotList
                key={id}
                title={form.placeAt(['business_owners', index]).label}
                list={`business_owners.${index}.supporting_documents`}
                all={slots}
                slots={slots.filter(({ row }) => row?.rowId === id)}
                isWhole
              />
            ))}
            {owners.length === 0 && (
              <p className={ui.muted}>
                {t('Add owners to upload their passports and proofs of address.')}
              </p>
            )}
          </>
        )}
      </StepForm>
      {isPainted && <StepActions step="documents" />}
    </>
  );
}
