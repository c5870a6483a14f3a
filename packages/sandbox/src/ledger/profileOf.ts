import type { BusinessCustomer, BusinessOwner, KycDocument } from '@passmuster/schemas';

/** The website may be omitted. SPEC-GAP 2. */
export type AcceptedCustomer = Omit<BusinessCustomer, 'business_website'> & {
  readonly business_website?: string | undefined;
};

/**
 * Returns the profile as it is stored and answered: everything but the images, which are neither kept nor
 * sent back. SPEC-GAP 18, 29.
 */
export function profileOf({ business_owners: owners, documents, ...profile }: AcceptedCustomer) {
  return {
    ...profile,
    business_owners: owners.map(ownerOf),
    documents: documents.map(documentOf),
  };
}

function ownerOf({
  front_image,
  back_image,
  supporting_documents: documents,
  ...owner
}: BusinessOwner) {
  return { ...owner, supporting_documents: documents.map(documentOf) };
}

function documentOf({ doc_type, sub_type, doc_country }: KycDocument) {
  return { doc_type, ...(sub_type ? { sub_type } : {}), doc_country };
}
