import { type Finding, isBlank, propertyAt } from '@passmuster/findings';
import { type DocumentType, schemaRule } from '@passmuster/schemas';
import { requiredDocumentTypes } from '@passmuster/schemas/fields';
import { checklistLabel } from '@passmuster/schemas/labels';
import { requiredDocuments } from '../rules/business/requiredDocuments.ts';
import { recommendedDocument } from '../rules/document/recommendedDocument.ts';
import { proofOfAddress } from '../rules/owner/proofOfAddress.ts';
import { type DocumentNames, documentNamesOf } from './documentNames.ts';
import { labelAt } from './labelAt.ts';
import { limitRequirements } from './limitRequirements.ts';
import { PathTree } from './pathTree.ts';
import { replaceableDocuments } from './replaceableDocuments.ts';
import { requestingRules } from './requestingRules.ts';
import { requiredItemsOf } from './requiredItems.ts';
import type { Requirement } from './requirement.ts';
import { documentStatus, statusOf } from './requirementStatus.ts';
import type { ReviewedDraft } from './reviewedDraft.ts';
import { type RequirementDraft, toRequirement } from './toRequirement.ts';

/**
 * Returns the checklist: each required field and document, in the order of the fields; then other errors, and
 * what rules and payment processors request. What is required and not met has an error, so that requirements and verdict
 * never contradict each other: without one, it is recommended where something was found, and otherwise not listed.
 */
export function requirementsOf(reviewed: ReviewedDraft): readonly Requirement[] {
  const errors = new PathTree();
  for (const path of reviewed.errorPaths) errors.add(path);
  const names = documentNamesOf(reviewed);
  const found = new PathTree();
  for (const { path } of reviewed.findings) found.add(path);
  const required = [
    ...requiredFields(reviewed, names, errors),
    ...documentsOfProvider(reviewed, names, errors),
  ].flatMap((requirement) => asFound(requirement, errors, found));
  const all: readonly RequirementDraft[] = [
    ...required,
    ...otherErrors(reviewed, required, errors),
    ...requestedByRules(reviewed),
    ...replaceableDocuments(reviewed, names),
    ...recommendedDocuments(reviewed, names, errors),
  ];
  const rest = checklistLabel('checklist', 'application', reviewed.catalog?.labels);
  return limitRequirements(all, rest).map((requirement) => toRequirement(requirement, reviewed));
}

function requiredFields(
  { draft, catalog }: ReviewedDraft,
  names: DocumentNames,
  errors: PathTree,
): readonly RequirementDraft[] {
  const requirements: RequirementDraft[] = [];
  requiredItemsOf(draft, (item) => {
    const { path, documentType } = item;
    const required = { path, level: 'required', ...statusOf(item, errors) } as const;
    if (documentType === undefined) {
      const label = labelAt(path, { draft, catalog });
      requirements.push({ ...required, label, rule: schemaRule.required });
    } else if (documentType === 'PROOF_OF_ADDRESS') {
      const label = checklistLabel('documentTypes', documentType, catalog?.labels);
      requirements.push({ ...required, label, rule: proofOfAddress, documentType });
    } else {
      const name = { text: documentType, ...nameOf(documentType, names) };
      requirements.push({ ...required, ...name, rule: requiredDocuments, documentType });
    }
  });
  return requirements;
}

/** Returns a requirement that isn't met as the findings have it: required with an error, recommended with another finding. */
function asFound(
  requirement: RequirementDraft,
  errors: PathTree,
  found: PathTree,
): readonly RequirementDraft[] {
  const { path, status, blockedBy = path, documentType } = requirement;
  const isIn = (paths: PathTree): boolean =>
    paths.hasOnTheWayTo(path) ||
    paths.hasOnTheWayTo(blockedBy) ||
    ((documentType === undefined || status === 'invalid') && paths.hasWithin(path));
  if (status === 'met' || isIn(errors)) return [requirement];
  return isIn(found) ? [{ ...requirement, level: 'recommended' }] : [];
}

/** Returns the errors outside of the required fields. */
function otherErrors(
  { draft, catalog }: ReviewedDraft,
  required: readonly RequirementDraft[],
  errors: PathTree,
): readonly RequirementDraft[] {
  const open = new PathTree();
  for (const { path, status } of required) if (status !== 'met') open.add(path);
  return errors.paths
    .filter((path) => !open.hasOnTheWayTo(path) && !open.hasWithin(path))
    .map((path): RequirementDraft => {
      const hasField = path.some((key) => typeof key === 'string');
      const label = hasField
        ? labelAt(path, { draft, catalog })
        : checklistLabel('checklist', 'application', catalog?.labels);
      return { path, level: 'required', label, status: 'invalid', rule: schemaRule.invalid };
    });
}

function requestedByRules({
  draft,
  rules,
  findings,
  catalog,
}: ReviewedDraft): readonly RequirementDraft[] {
  return rules.flatMap((rule): readonly RequirementDraft[] => {
    const requested = Object.hasOwn(requestingRules, rule.id)
      ? requestingRules[rule.id]
      : undefined;
    if (!requested) return [];
    const { path, isListed } = requested;
    const finding = findings.find((one) => one.rule === rule.id);
    if (!finding && !isListed(draft)) return [];
    const level = finding?.severity === 'error' ? 'required' : 'recommended';
    const label = checklistLabel('checklist', requested.label, catalog?.labels);
    const line = { path, level, label, rule } as const;
    if (finding) return [{ ...line, status: 'missing', ...wordingOf(finding) }];
    if (isBlank(propertyAt(draft, path[0] ?? ''))) {
      return [{ ...line, status: 'blocked', blockedBy: path }];
    }
    return [{ ...line, status: 'met' }];
  });
}

const wordingOf = ({
  text,
  parameters,
}: Finding): Pick<RequirementDraft, 'text' | 'parameters'> => ({
  ...(text !== undefined && { text }),
  ...(parameters !== undefined && { parameters }),
});

/** Returns the documents that the profile of a provider requires beyond the API. */
function documentsOfProvider(
  { draft, profile, rules }: ReviewedDraft,
  names: DocumentNames,
  errors: PathTree,
): readonly RequirementDraft[] {
  const rule = rules.find(({ id }) => id === 'profile/documents');
  if (!profile?.documents || !rule) return [];
  const path = ['documents'];
  const documents = propertyAt(draft, 'documents');
  return profile.documents.filter(isNotRequiredAnyway).map((documentType) => ({
    path,
    level: 'required',
    status: documentStatus(documents, path, documentType, errors),
    rule,
    ...nameOf(documentType, names),
    documentType,
  }));
}

const isNotRequiredAnyway = (type: DocumentType): boolean =>
  !requiredDocumentTypes.some((required) => required === type);

/** Returns the documents that careful payment processors ask of such a business. Needs loaded tables. */
function recommendedDocuments(
  { draft, profile }: ReviewedDraft,
  names: DocumentNames,
  errors: PathTree,
): readonly RequirementDraft[] {
  const path = ['documents'];
  const documents = propertyAt(draft, 'documents');
  const isLeft = (type: DocumentType): boolean => !profile?.documents?.includes(type);
  return names.recommended.filter(isLeft).map((documentType) => ({
    path,
    level: 'recommended',
    status: documentStatus(documents, path, documentType, errors),
    rule: recommendedDocument,
    ...nameOf(documentType, names),
    documentType,
  }));
}

/** Returns the label of a document, and its names as a parameter of the remedy. */
function nameOf(
  type: DocumentType,
  { label, choices }: DocumentNames,
): Pick<RequirementDraft, 'label' | 'text' | 'parameters'> {
  const document = choices(type);
  if (document === undefined) return { label: label(type) };
  return { label: label(type), text: 'named', parameters: { type, document } };
}
