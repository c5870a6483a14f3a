import { valueAt } from '@passmuster/findings';
import { isDocumentType } from '../rule/guards.ts';
import type { DocumentNames } from './documentNames.ts';
import { labelAt } from './labelAt.ts';
import type { ReviewedDraft } from './reviewedDraft.ts';
import type { RequirementDraft } from './toRequirement.ts';

/** Rules whose findings mean that another document is better. Not imported, so that a bundle of `spec` has none of them. */
const replacing = new Set(['document/unexpired', 'document/recent']);

/**
 * Returns the documents that have expired or are too old, by their given dates. They should be replaced, although the
 * API accepts them. If the caller made such a rule an error, the document itself is listed as invalid.
 */
export function replaceableDocuments(
  { draft, rules, findings, catalog }: ReviewedDraft,
  { label }: DocumentNames,
): readonly RequirementDraft[] {
  return findings.flatMap(
    ({ rule: id, severity, path, parameters }): readonly RequirementDraft[] => {
      const rule = replacing.has(id) ? rules.find((one) => one.id === id) : undefined;
      if (!rule || severity === 'error') return [];
      const place = path.slice(0, -1);
      const type = valueAt(draft, [...place, 'doc_type']);
      return [
        {
          path: place,
          level: 'recommended',
          status: 'invalid',
          label: isDocumentType(type) ? label(type) : labelAt(place, { draft, catalog }),
          rule,
          ...(parameters && { parameters }),
          ...(isDocumentType(type) && { documentType: type }),
        },
      ];
    },
  );
}
