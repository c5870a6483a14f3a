import { fr } from '@passmuster/form/fr';
import { ptBr } from '@passmuster/form/pt-BR';
import { ptPt } from '@passmuster/form/pt-PT';
import type { CustomerCatalog } from '@passmuster/kyc';

/** The languages that this form is reviewed in. */
export type FormLanguage = 'en' | 'fr' | 'pt-BR' | 'pt-PT';

interface Remedies {
  readonly date: string;
  readonly phone: string;
}

/** Where the form has a part for each piece, a sample of the whole would only confuse. */
const remedies: Readonly<Record<FormLanguage, Remedies>> = {
  en: {
    date: 'This date doesn’t exist. Check the day, the month and the year.',
    phone: 'Choose the country of this phone number, and check the digits.',
  },
  fr: {
    date: 'Cette date n’existe pas. Vérifiez le jour, le mois et l’année.',
    phone: 'Choisissez le pays de ce numéro de téléphone et vérifiez les chiffres.',
  },
  'pt-BR': {
    date: 'Esta data não existe. Confira o dia, o mês e o ano.',
    phone: 'Escolha o país deste número de telefone e confira os dígitos.',
  },
  'pt-PT': {
    date: 'Esta data não existe. Verifique o dia, o mês e o ano.',
    phone: 'Escolha o país deste número de telefone e verifique os dígitos.',
  },
};

const catalogs: Readonly<Record<FormLanguage, CustomerCatalog>> = {
  en: { locale: 'en', remedies: {} },
  fr,
  'pt-BR': ptBr,
  'pt-PT': ptPt,
};

/** Returns the texts of a review in the words of this form. */
export function formTexts(language: FormLanguage): CustomerCatalog {
  const catalog = catalogs[language];
  const { date, phone } = remedies[language];
  const own = {
    'schema/format.date': date,
    'schema/format.dateForm': date,
    'schema/format.phone': phone,
  };
  return { ...catalog, remedies: { ...catalog.remedies, ...own } };
}
