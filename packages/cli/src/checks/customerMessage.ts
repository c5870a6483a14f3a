import type { Finding } from '@passmuster/findings';
import type { Language } from './checkSettings.ts';

interface Phrases {
  readonly ready: string;
  readonly before: string;
  readonly also: string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    ready: 'Your application is complete. There is nothing to correct.',
    before: 'Before we can submit your application, please correct the following:',
    also: 'Please also check:',
  },
  fr: {
    ready: 'Votre dossier est complet. Il n’y a rien à corriger.',
    before:
      'Avant que nous puissions transmettre votre dossier, merci de corriger les points suivants :',
    also: 'Merci de vérifier également :',
  },
  'pt-BR': {
    ready: 'Seu cadastro está completo. Não há nada a corrigir.',
    before: 'Antes de enviarmos seu cadastro, corrija os pontos a seguir:',
    also: 'Verifique também:',
  },
  'pt-PT': {
    ready: 'O seu processo está completo. Não há nada a corrigir.',
    before: 'Antes de enviarmos o seu processo, corrija os pontos seguintes:',
    also: 'Verifique também:',
  },
};

const listed = (findings: readonly Finding[]): readonly string[] =>
  [...new Set(findings.map(({ remedy }) => remedy))].map(
    (remedy, index) => `${index + 1}. ${remedy}`,
  );

/**
 * Returns a text to forward to a customer: what to correct, then what to check, without codes, field names or values.
 * Informational findings are left out.
 */
export function customerMessage(findings: readonly Finding[], language: Language): string {
  const { ready, before, also } = phrases[language];
  const errors = listed(findings.filter(({ severity }) => severity === 'error'));
  const warnings = listed(findings.filter(({ severity }) => severity === 'warning'));
  if (errors.length + warnings.length === 0) return ready;
  return [
    ...(errors.length > 0 ? [before, ...errors] : []),
    ...(errors.length > 0 && warnings.length > 0 ? [''] : []),
    ...(warnings.length > 0 ? [also, ...warnings] : []),
  ].join('\n');
}
