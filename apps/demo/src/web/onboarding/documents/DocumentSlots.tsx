import { parsePath, valueAt } from '@passmuster/findings';
import type { CustomerValues, DocumentValues, FileValue, FormFinding } from '@passmuster/form';
import { useForm } from '@passmuster/form/react';
import { fieldHint } from '@passmuster/schemas/labels';
import { type ReactElement, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { documentLabel } from '../../application/fieldLabels.ts';
import { useLanguage } from '../../language/useText.ts';
import { useApplicationForm, useFindingsAt, useReview } from '../draft/draftContext.ts';
import { AnotherDocument, type OtherDocument } from './AnotherDocument.tsx';
import { DocumentDates } from './DocumentDates.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { DocumentSlot } from './DocumentSlot.tsx';

type ListName = 'documents' | `business_owners.${number}.supporting_documents`;

/** Types of documents that must be recent, so their issue date is asked for. */
const dated: ReadonlySet<string> = new Set(['BANK_STATEMENT', 'PROOF_OF_ADDRESS']);

/** A slot for each wanted type of document, for each further one that the list has, and for another. */
export function DocumentSlots({
  list,
  types,
  recommended,
  other,
}: {
  readonly list: ListName;
  readonly types: readonly string[];
  readonly recommended: readonly string[];
  /** A document that isn't of this list, and has a slot of its own. */
  readonly other?: OtherDocument;
}): ReactElement {
  const { setValue } = useApplicationForm();
  const application = useForm();
  const { slots } = useReview();
  const documents = useWatch<CustomerValues, ListName>({ name: list });
  // react-hook-form changes its values in place.
  const show = () =>
    setValue(
      list,
      structuredClone(valueAt(application.values, parsePath(list))) as DocumentValues[],
      {
        shouldDirty: true,
      },
    );
  const [another, setAnother] = useState<{ readonly type: string; readonly slot: string }>();
  const emptySlot = (type: string): string =>
    slots.find((slot) => slot.list?.join('.') === list && slot.documentType === type && !slot.path)
      ?.id ?? '';
  const placeOf = (index: number): string => `${list}.${index}.doc_image`;
  const firstOf = (type: string) => documents.findIndex((document) => document.doc_type === type);
  // A document that is recommended has a slot once it is there.
  const wanted = [...types, ...recommended.filter((type) => firstOf(type) >= 0)];
  const further = documents.flatMap((document, index) =>
    wanted.includes(document.doc_type) && firstOf(document.doc_type) === index ? [] : [index],
  );
  return (
    <>
      {wanted.map((type) => {
        const index = firstOf(type);
        return (
          <ListedSlot
            key={type}
            list={list}
            type={type}
            index={index}
            id={`${list}-${type}`}
            isRecommended={recommended.includes(type)}
            value={documents[index]?.doc_image ?? ''}
            attachTo={index < 0 ? emptySlot(type) : placeOf(index)}
            onChange={show}
          />
        );
      })}
      {further.map((index) => (
        <ListedSlot
          key={index}
          list={list}
          type={documents[index]?.doc_type ?? ''}
          index={index}
          id={`${list}-${index}`}
          value={documents[index]?.doc_image ?? ''}
          attachTo={placeOf(index)}
          onChange={show}
        />
      ))}
      <AnotherDocument
        id={`${list}-another`}
        type={another?.type ?? ''}
        isOwner={list !== 'documents'}
        recommended={recommended.filter((type) => firstOf(type) < 0)}
        onPick={(type) => {
          if (another) application.detach(another.slot);
          setAnother(type === '' ? undefined : { type, slot: application.addDocument(list, type) });
        }}
        {...(other && { other })}
      />
      {another && (
        <ListedSlot
          key={another.slot}
          list={list}
          type={another.type}
          index={-1}
          id={`${list}-another-file`}
          value=""
          attachTo={another.slot}
          onChange={() => {
            show();
            setAnother(undefined);
          }}
        />
      )}
    </>
  );
}

function ListedSlot({
  list,
  type,
  index,
  id,
  isRecommended = false,
  value,
  attachTo,
  onChange,
}: {
  readonly list: ListName;
  readonly type: string;
  /** Place in the list; -1 while there is none. */
  readonly index: number;
  readonly id: string;
  readonly isRecommended?: boolean;
  readonly value: FileValue;
  readonly attachTo: string;
  readonly onChange: () => void;
}): ReactElement {
  const { t } = useLanguage();
  const review = useReview();
  const findings = useDocumentFindings(list, index);
  return (
    <DocumentSlot
      id={id}
      place={index >= 0 ? `${list}.${index}` : undefined}
      title={documentLabel(type, review, t)}
      hint={fieldHint([type], t.labels)}
      isRecommended={isRecommended}
      value={value}
      findings={findings}
      attachTo={attachTo}
      onChange={onChange}
    >
      {index >= 0 && (
        <>
          <DocumentFacts list={list} index={index} type={type} />
          {dated.has(type) && <DocumentDates name={`${list}.${index}`} />}
        </>
      )}
    </DocumentSlot>
  );
}

/** Returns the findings of a document and its fields, in one list. */
function useDocumentFindings(list: ListName, index: number): readonly FormFinding[] {
  const path = `${list}.${index}`;
  const own = useFindingsAt(path);
  const image = useFindingsAt(`${path}.doc_image`);
  const type = useFindingsAt(`${path}.doc_type`);
  const subType = useFindingsAt(`${path}.sub_type`);
  const country = useFindingsAt(`${path}.doc_country`);
  return [...own, ...image, ...type, ...subType, ...country];
}
