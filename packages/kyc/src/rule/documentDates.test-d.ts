import { expectTypeOf, test } from 'vitest';
import type { DocumentDates, DocumentPath } from './documentDates.ts';

test('a path that no document can have is a compile error', () => {
  expectTypeOf<'business_owners.0.supporting_documents.1'>().toExtend<DocumentPath>();
  expectTypeOf<'documents'>().not.toExtend<DocumentPath>();
  expectTypeOf<'business_owners.0.back_image'>().not.toExtend<DocumentPath>();
  const dates: DocumentDates = {
    'documents.0': { issued: '2026-10-31' },
    'business_owners.0.front_image': { expires: '2031-02-28' },
    // @ts-expect-error documents, not document
    'document.0': { issued: '2026-10-31' },
  };
  expectTypeOf(dates).toExtend<DocumentDates>();
});
