import { parsePath, valueAt } from '@passmuster/findings';
import type { CustomerValues, FileValue, FormState } from '@passmuster/form';
import { useForm } from '@passmuster/form/react';
import { type ReactElement, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ownerFieldLabel, ownerName } from '../../application/fieldLabels.ts';
import { useText } from '../../language/useText.ts';
import ui from '../../ui/ui.module.css';
import { usePainted } from '../../ui/usePainted.ts';
import { useApplicationForm, useFindingsAt, useReview } from '../draft/draftContext.ts';
import { StepActions, StepHead } from '../frame/Flow.tsx';
import { useTargetFocus } from '../frame/useTargetFocus.ts';
import { DocumentDates } from './DocumentDates.tsx';
import { DocumentSlot } from './DocumentSlot.tsx';
import { DocumentSlots } from './DocumentSlots.tsx';
import styles from './Documents.module.css';

/** The documents of the business and of each owner: one slot for each purpose. */
export function DocumentsStep(): ReactElement {
  const t = useText();
  const name = useWatch<CustomerValues, 'business_name'>({ name: 'business_name' });
  const owners = useWatch<CustomerValues, 'business_owners'>({ name: 'business_owners' });
  const review = useReview();
  // A step with many owners has hundreds of controls.
  const isPainted = usePainted();
  useTargetFocus(isPainted);
  return (
    <>
      <StepHead
        step="documents"
        lead={[
          t('PDF, JPEG or PNG, up to 10 MB each. Files stay on this device until you submit.'),
          t('Dates on documents are optional: we only check them and don’t send them.'),
        ].join(' ')}
      />
      <section className={`${ui.card} ${styles.docs}`} aria-labelledby="documents-business">
        <h2 id="documents-business">{name || t('The business')}</h2>
        <ul>
          <DocumentSlots
            list="documents"
            types={typesOf(review, true)}
            recommended={typesOf(review, false)}
          />
        </ul>
      </section>
      {isPainted && (
        <>
          {owners.map((owner, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an owner is its place in the list.
            <OwnerDocuments key={index} index={index} name={ownerName(owner, index, t)} />
          ))}
          {owners.length === 0 && (
            <p className={ui.muted}>
              {t('Add owners to upload their passports and proofs of address.')}
            </p>
          )}
          <StepActions step="documents" />
        </>
      )}
    </>
  );
}

/** The documents that every business needs, until the first review says which this one does. */
const always = ['BUSINESS_FORMATION', 'OWNERSHIP_INFORMATION', 'BANK_STATEMENT'];

/** Returns the types of documents that the review asks for, or recommends. */
function typesOf(review: FormState, isRequired: boolean): readonly string[] {
  if (review.requirements.length === 0) return isRequired ? always : [];
  return review.requirements.flatMap(({ path, documentType, level }) =>
    path[0] === 'documents' && documentType && (level === 'required') === isRequired
      ? [documentType]
      : [],
  );
}

function OwnerDocuments({
  index,
  name,
}: {
  readonly index: number;
  readonly name: string;
}): ReactElement {
  const t = useText();
  const { setValue } = useApplicationForm();
  const application = useForm();
  const path = `business_owners.${index}` as const;
  const show = (page: 'front_image' | 'back_image') =>
    setValue(
      `${path}.${page}`,
      valueAt(application.values, [...parsePath(path), page]) as FileValue,
      {
        shouldDirty: true,
      },
    );
  const front = `${path}.front_image` as const;
  const back = `${path}.back_image` as const;
  const [passport, otherPage] = useWatch<CustomerValues, [typeof front, typeof back]>({
    name: [front, back],
  });
  const findings = useFindingsAt(front);
  const otherFindings = useFindingsAt(back);
  const [hasOtherPage, setOtherPage] = useState(false);
  return (
    <section className={`${ui.card} ${styles.docs}`} aria-labelledby={`documents-${index}`}>
      <h2 id={`documents-${index}`}>{name}</h2>
      <ul>
        <DocumentSlot
          id={front}
          title={ownerFieldLabel('front_image', '', t)}
          hint={t.labels.hints.front_image}
          value={passport}
          findings={findings}
          attachTo={front}
          onChange={() => show('front_image')}
        >
          <DocumentDates name={`${path}.id_dates`} hasExpiry />
        </DocumentSlot>
        {(otherPage !== '' || hasOtherPage) && (
          <DocumentSlot
            id={back}
            title={ownerFieldLabel('back_image', '', t)}
            isOptional
            value={otherPage}
            findings={otherFindings}
            attachTo={back}
            onChange={() => show('back_image')}
          />
        )}
        <DocumentSlots
          list={`${path}.supporting_documents`}
          types={['PROOF_OF_ADDRESS']}
          recommended={[]}
          {...(otherPage === '' &&
            !hasOtherPage && {
              other: {
                label: ownerFieldLabel('back_image', '', t),
                onPick: () => setOtherPage(true),
              },
            })}
        />
      </ul>
    </section>
  );
}
