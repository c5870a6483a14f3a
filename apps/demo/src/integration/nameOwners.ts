import type { FormFinding, FormReview, Reviewer } from '@passmuster/form';
import { ownerNameAt, type PartialLabels } from '@passmuster/schemas/labels';
import type { FormLanguage } from './formTexts.ts';
import { fr } from './ownerTexts/fr.ts';
import { en } from './ownerTexts/ownerTexts.ts';
import { ptBr } from './ownerTexts/ptBr.ts';
import { ptPt } from './ownerTexts/ptPt.ts';

const texts: Readonly<Record<FormLanguage, Readonly<Record<string, string>>>> = {
  en,
  fr,
  'pt-BR': ptBr,
  'pt-PT': ptPt,
};

const isLanguage = (language: string): language is FormLanguage => Object.hasOwn(texts, language);

/**
 * Returns a reviewer whose remedies name the other owner of a finding. The rules give a number, because findings hold no
 * value of the input; here the person who reads them has entered the names.
 */
export function nameOwners(reviewer: Reviewer): Reviewer {
  return {
    ...reviewer,
    async review(request): Promise<FormReview> {
      const found = await reviewer.review(request);
      const named = (findings: readonly FormFinding[]) =>
        findings.map((one) => nameOwner(one, request.values, request.language));
      return {
        ...found,
        findings: named(found.findings),
        open: { ...found.open, findings: named(found.open.findings) },
      };
    },
  };
}

/** Returns a finding whose remedy names the other owner that it is about. */
export function nameOwner<
  Found extends Pick<FormFinding, 'rule' | 'text' | 'parameters' | 'remedy'>,
>(finding: Found, values: unknown, language: string): Found {
  const { rule, text, parameters } = finding;
  const number = parameters?.['number'];
  const remedy = texts[isLanguage(language) ? language : 'en'][text ? `${rule}.${text}` : rule];
  if (typeof number !== 'number' || remedy === undefined) return finding;
  // Without a name the rule's own words count the owners.
  const name = ownerNameAt(['business_owners', number - 1], values, nameless);
  return name ? { ...finding, remedy: remedy.replace('{name}', () => name) } : finding;
}

/** No name for an owner without one. */
const nameless: PartialLabels = { checklist: { owner: '' } };
