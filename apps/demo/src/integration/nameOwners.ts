import type { FormFinding, FormReview, Reviewer } from '@passmuster/form';
import { ownerNameAt, type PartialLabels } from '@passmuster/schemas/labels';
import type { FormLanguage } from './formTexts.ts';

/** What is said of another owner, by the rule and its text; `{name}` is what the form calls that owner. */
type OwnerTexts = Readonly<Record<string, string>>;

const texts: Readonly<Record<FormLanguage, OwnerTexts>> = {
  en: {
    'business/own-contacts':
      '{name} uses the same email address. Enter this owner’s email address.',
    'business/own-contacts.phone':
      '{name} uses the same phone number. Enter this owner’s phone number.',
    'business/distinct-owners': '{name} is already in the list. Add each person once.',
    'business/distinct-owners.sharedNumber':
      '{name} has the same document number. Check both documents.',
    'business/legal-form.ownerName':
      'This is the name of an owner, {name}. Enter the name of the business as registered.',
    'document/one-purpose.person':
      'This file was already added for {name}. Upload this owner’s document.',
  },
  fr: {
    'business/own-contacts': '{name} a la même adresse e-mail. Indiquez celle de cette personne.',
    'business/own-contacts.phone':
      '{name} a le même numéro de téléphone. Indiquez celui de cette personne.',
    'business/distinct-owners':
      '{name} figure déjà dans la liste. Indiquez chaque personne une seule fois.',
    'business/distinct-owners.sharedNumber':
      '{name} a le même numéro de document. Vérifiez les deux documents.',
    'business/legal-form.ownerName':
      'C’est le nom de {name}. Indiquez la dénomination de l’entreprise telle qu’elle est immatriculée.',
    'document/one-purpose.person':
      'Ce fichier a déjà été fourni pour {name}. Ajoutez le document de cette personne.',
  },
  'pt-BR': {
    'business/own-contacts': '{name} usa o mesmo e-mail. Informe o e-mail desta pessoa.',
    'business/own-contacts.phone': '{name} usa o mesmo telefone. Informe o telefone desta pessoa.',
    'business/distinct-owners': '{name} já está na lista. Informe cada pessoa uma só vez.',
    'business/distinct-owners.sharedNumber':
      '{name} tem o mesmo número de documento. Verifique os dois documentos.',
    'business/legal-form.ownerName':
      'Este é o nome de {name}. Informe o nome da empresa como consta no registro.',
    'document/one-purpose.person':
      'Este arquivo já foi anexado para {name}. Anexe o documento desta pessoa.',
  },
  'pt-PT': {
    'business/own-contacts': '{name} usa o mesmo e-mail. Indique o e-mail desta pessoa.',
    'business/own-contacts.phone': '{name} usa o mesmo telefone. Indique o telefone desta pessoa.',
    'business/distinct-owners': '{name} já está na lista. Indique cada pessoa uma só vez.',
    'business/distinct-owners.sharedNumber':
      '{name} tem o mesmo número de documento. Verifique os dois documentos.',
    'business/legal-form.ownerName':
      'Este é o nome de {name}. Indique o nome da empresa tal como consta no registo.',
    'document/one-purpose.person':
      'Este ficheiro já foi carregado para {name}. Carregue o documento desta pessoa.',
  },
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

function nameOwner(finding: FormFinding, values: unknown, language: string): FormFinding {
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
