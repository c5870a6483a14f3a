import { type Finding, isOpen } from '@passmuster/findings';
import { en, fieldLabel, type Labels, labelOf } from '@passmuster/schemas/labels';
import { fr } from '@passmuster/schemas/labels/fr';
import { ptBr } from '@passmuster/schemas/labels/pt-BR';
import { ptPt } from '@passmuster/schemas/labels/pt-PT';
import type { Language } from './checkSettings.ts';

interface Phrases {
  readonly ready: string;
  readonly before: string;
  /** Where there is nothing to correct. */
  readonly check: string;
  readonly also: string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    ready: 'Your application is complete. There is nothing to correct.',
    before: 'Before we can submit your application, please correct the following:',
    check: 'Before we can submit your application, please check the following:',
    also: 'Please also check:',
  },
  fr: {
    ready: 'Votre demande est complète. Il n’y a rien à corriger.',
    before: 'Avant l’envoi de votre demande, veuillez corriger les points suivants :',
    check: 'Avant l’envoi de votre demande, veuillez vérifier les points suivants :',
    also: 'Veuillez également vérifier :',
  },
  'pt-BR': {
    ready: 'Sua solicitação está completa. Não há nada a corrigir.',
    before: 'Antes de enviarmos sua solicitação, corrija os pontos a seguir:',
    check: 'Antes de enviarmos sua solicitação, verifique os pontos a seguir:',
    also: 'Verifique também:',
  },
  'pt-PT': {
    ready: 'O seu pedido está completo. Não há nada a corrigir.',
    before: 'Antes de enviarmos o seu pedido, corrija os pontos seguintes:',
    check: 'Antes de enviarmos o seu pedido, verifique os pontos seguintes:',
    also: 'Verifique também:',
  },
};

const labels: Readonly<Record<Language, Labels>> = { en, fr, 'pt-BR': ptBr, 'pt-PT': ptPt };

/** Returns the name that a form has for the place of a finding: `Owner 2, Date of birth`; empty for the application as a whole. */
function placeOf({ path }: Finding, language: Language): string {
  const [list, position] = path;
  const owner =
    list === 'business_owners' && typeof position === 'number'
      ? [labelOf('checklist', 'owner', labels[language]).replace('{number}', String(position + 1))]
      : [];
  const field = path.findLast((key) => typeof key === 'string');
  const isListItself = field === undefined || field === 'business_owners' || field === 'documents';
  return [...owner, ...(isListItself ? [] : [fieldLabel(path, labels[language])])].join(', ');
}

function listed(findings: readonly Finding[], language: Language): readonly string[] {
  // French sets a space before a colon, one that doesn't break.
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const lines = findings.map((finding) => {
    const place = placeOf(finding, language);
    return place === '' ? finding.remedy : `${place}${colon}${finding.remedy}`;
  });
  return [...new Set(lines)].map((line, index) => `${index + 1}. ${line}`);
}

/**
 * Returns a text to forward to a customer: what to correct, then what to check, by the labels of
 * the form, without codes or values. What nobody has to look at, or somebody accepted, is left out.
 */
export function customerMessage(findings: readonly Finding[], language: Language): string {
  const { ready, before, check, also } = phrases[language];
  const open = findings.filter(isOpen);
  if (open.length === 0) return ready;
  const errors = listed(
    open.filter(({ severity }) => severity === 'error'),
    language,
  );
  const warnings = listed(
    open.filter(({ severity }) => severity === 'warning'),
    language,
  );
  if (errors.length === 0) return [check, ...warnings].join('\n');
  return [before, ...errors, ...(warnings.length > 0 ? ['', also, ...warnings] : [])].join('\n');
}
