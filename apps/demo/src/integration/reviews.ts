/// <reference lib="webworker" />

import type { FileRef } from '@passmuster/form';
import type { DirectReviewer } from '@passmuster/form/reviewer';
import { serveReviews } from '@passmuster/form/worker';
import { auditRecord, loadCustomerReviewer } from '@passmuster/kyc';
import { formTexts } from './formTexts.ts';
import { nameOwner } from './nameOwners.ts';
import { pdfPages } from './pdfPages.ts';
import type { CheckReport, WorkerRequest } from './reviewer.ts';
import { reviewOptions } from './reviewOptions.ts';
import { openStorage } from './storage.ts';

// The worker of the page: reviews, and beside them what the page asks through a port.

const loadFile = async (file: FileRef): Promise<Blob | undefined> =>
  (await openStorage()).loadFile(file);

const reviewer = serveReviews({ ...reviewOptions, loadFile });

async function countPages(file: FileRef): Promise<number | undefined> {
  const blob = await loadFile(file);
  return blob && pdfPages(new TextDecoder('latin1').decode(await blob.arrayBuffer()));
}

/** Returns the report of a review: its audit record, and its findings in words. */
async function reportOn(
  { subject }: DirectReviewer,
  { values, asOf, language, accepted }: Extract<WorkerRequest, { readonly kind: 'report' }>,
): Promise<CheckReport> {
  const { draft, ...reviewedWith } = await subject(values, accepted);
  const { rules } = reviewOptions;
  const { review } = await loadCustomerReviewer({ rules, catalog: formTexts(language) });
  const found = review(draft, { asOf, ...reviewedWith });
  return {
    record: auditRecord(found, draft, { documentDates: reviewedWith.documentDates }),
    remedies: found.findings.map((one) => nameOwner(one, values, language).remedy),
  };
}

addEventListener('message', ({ data, ports: [port] }: MessageEvent<WorkerRequest>) => {
  if (!port) return;
  const answer = data.kind === 'pages' ? countPages(data.file) : reportOn(reviewer, data);
  answer.then(
    (result) => port.postMessage({ result }),
    () => port.postMessage({ failed: true }),
  );
});
