/// <reference lib="webworker" />

import { type ApplicationValues, type FileRef, fileRefsIn } from '../../integration/values.ts';
import { documentDatesOf } from '../application/documentDates.ts';
import { toBody } from '../application/toBody.ts';
import { loadFile } from '../storage/files.ts';
import { pdfPages } from './pdfPages.ts';
import type { Job, JobAnswer, JobMessage, JobResults } from './protocol.ts';
import { reportOn, reviewDraft } from './reviewDraft.ts';

/** Data URIs of the files of the open draft, by file ID. Files that are no longer used are dropped. */
const images = new Map<string, string>();

async function imageOf(file: FileRef): Promise<string> {
  const known = images.get(file.fileId);
  if (known !== undefined) return known;
  const blob = await loadFile(file);
  const uri = blob ? toDataUri(blob) : '';
  images.set(file.fileId, uri);
  return uri;
}

const toDataUri = (blob: Blob): string => new FileReaderSync().readAsDataURL(blob);

async function bodyOf(values: ApplicationValues): Promise<Readonly<Record<string, unknown>>> {
  const files = fileRefsIn(values);
  for (const file of files) await imageOf(file);
  const used = new Set(files.map(({ fileId }) => fileId));
  for (const fileId of images.keys()) if (!used.has(fileId)) images.delete(fileId);
  return toBody(values, ({ fileId }) => images.get(fileId) ?? '');
}

const withDates = (job: Extract<Job, { readonly kind: 'review' | 'report' }>) => ({
  asOf: job.asOf,
  language: job.language,
  documentDates: documentDatesOf(job.values),
});

async function work(job: Job): Promise<JobResults[Job['kind']]> {
  switch (job.kind) {
    case 'review':
      return reviewDraft(await bodyOf(job.values), withDates(job));
    case 'report':
      return reportOn(await bodyOf(job.values), withDates(job));
    case 'check-file': {
      const blob = await loadFile(job.file);
      const document = { doc_image: blob ? toDataUri(blob) : '' };
      const { findings } = await reviewDraft({ documents: [document] }, job);
      return findings.filter(
        ({ path, severity }) => severity === 'error' && path.join('.') === 'documents.0.doc_image',
      );
    }
    case 'count-pages': {
      const blob = await loadFile(job.file);
      return blob && pdfPages(new TextDecoder('latin1').decode(await blob.arrayBuffer()));
    }
    case 'body':
      return new Blob([JSON.stringify(await bodyOf(job.values))], { type: 'application/json' });
  }
}

addEventListener('message', ({ data }: MessageEvent<JobMessage>) => {
  work(data.job).then(
    (result) => postMessage({ id: data.id, result } satisfies JobAnswer),
    (error: unknown) =>
      postMessage({
        id: data.id,
        error: error instanceof Error ? error.name : 'Error',
      } satisfies JobAnswer),
  );
});
