import { type DocumentDates, loadCustomerReviewer } from '@passmuster/kyc';

const application = {
  business_owners: [{ front_image: 'https://files.example.com/passport.jpg' }],
  documents: [{ doc_type: 'BANK_STATEMENT' }],
};

/** Each by the path of its document; `front_image` stands for the ID document of an owner. */
const documentDates: DocumentDates = {
  'business_owners.0.front_image': { issued: '2016-11-20', expires: '2026-11-19' },
  'documents.0': { issued: '2026-10-31' },
};

const reviewer = await loadCustomerReviewer();
export const { findings } = reviewer.review(application, { asOf: '2026-11-21', documentDates });
