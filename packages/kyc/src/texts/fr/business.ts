import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `business/*` in French. */
export const business: TextsOf<'business'> = {
  'business/required-documents': {
    message: 'documents n’a aucun élément d’un doc_type obligatoire',
    remedy: 'Il manque un document. Ajoutez-le.',
    texts: {
      BUSINESS_FORMATION: {
        message: 'documents n’a pas de BUSINESS_FORMATION',
        remedy: 'Il manque le certificat d’immatriculation. Ajoutez-le.',
      },
      OWNERSHIP_INFORMATION: {
        message: 'documents n’a pas de OWNERSHIP_INFORMATION',
        remedy: 'Il manque les statuts. Ajoutez-les.',
      },
      BANK_STATEMENT: {
        message: 'documents n’a pas de BANK_STATEMENT',
        remedy: 'Il manque un relevé bancaire. Ajoutez-en un.',
      },
      named: {
        message: 'documents n’a pas de {type} : {document}',
        remedy: 'Il manque un document. Ajoutez-le : {document}.',
      },
    },
  },
  'business/registered-in-the-past': {
    message: 'registration_date est postérieure au jour de l’examen',
    remedy: 'Cette date est dans le futur. Indiquez la date d’immatriculation de l’entreprise.',
  },
  'business/calling-code-agrees': {
    message: 'phone ne commence pas par l’indicatif de phone_country_code',
    remedy: 'Le numéro de téléphone ne commence pas par cet indicatif. Vérifiez les deux.',
  },
  'business/legal-form': {
    message:
      'La terminaison de business_name correspond à une autre forme juridique que business_type',
    remedy: 'La forme juridique ne correspond pas au nom de l’entreprise. Vérifiez les deux.',
    texts: {
      nonUs: {
        message: 'business_type est NON_US alors que registered_address est aux États-Unis',
        remedy:
          'Cette entreprise est immatriculée aux États-Unis. Choisissez sa forme juridique américaine.',
      },
    },
  },
  'business/filled-in': {
    message: 'L’API exige ce texte, et il est vide',
    remedy: 'Ce champ est vide. Remplissez-le.',
  },
  'business/owner-present': {
    message: 'business_owners est vide, alors qu’une {type} a une personne à indiquer',
    remedy:
      'Il manque les propriétaires. Indiquez au moins un propriétaire ou une personne qui contrôle l’entreprise.',
  },
  'business/sole-proprietor': {
    message: 'Une entreprise individuelle a un seul propriétaire, à 100 %, qui contrôle et signe',
    remedy:
      'Une entreprise individuelle n’a qu’un propriétaire. Indiquez uniquement l’exploitant, avec 100 %, comme personne qui contrôle et signe.',
  },
  'business/control-person': {
    message: 'Aucun élément de business_owners n’a is_control_person',
    remedy:
      'Aucun propriétaire n’est coché comme personne qui contrôle. Cochez une personne qui dirige l’entreprise.',
  },
  'business/signer': {
    message: 'Aucun élément de business_owners n’a is_signer',
    remedy:
      'Aucun propriétaire n’est coché comme signataire autorisé. Cochez la personne qui peut signer pour l’entreprise.',
  },
  'business/ownership-sum': {
    message: 'ownership_percentage de tous les propriétaires totalise {sum} %, plus de 100 %',
    remedy: 'Les parts totalisent {sum} %. Corrigez-les pour ne pas dépasser 100 %.',
  },
  'business/ownership-covered': {
    message:
      '{rest} % ou plus du capital n’est pas justifié, et ni OWNERSHIP_CHART ni SHAREHOLDER_REGISTER n’est joint',
    remedy:
      'Il manque peut-être des propriétaires. Indiquez toute personne qui détient {rest} % ou plus, ou ajoutez un organigramme capitalistique.',
  },
  'business/registered-owners': {
    message:
      '{percent} % ou plus du capital n’est pas justifié, et le registre de {country} mentionne les propriétaires de {percent} %',
    remedy:
      'Le registre de ce pays ({country:name}) mentionne toute personne qui détient {percent} % ou plus. Ajoutez celles qui manquent.',
  },
  'business/distinct-owners': {
    message:
      'Ce propriétaire a le passeport, ou le nom et la date de naissance, du propriétaire {number}',
    remedy:
      'Cette personne figure déjà comme propriétaire {number}. Indiquez chaque personne une seule fois.',
  },
  'business/own-contacts': {
    message: 'Le propriétaire {number} a le même email',
    remedy: 'Le propriétaire {number} a la même adresse e-mail. Indiquez celle de cette personne.',
    texts: {
      phone: {
        message: 'Le propriétaire {number} a le même phone_number',
        remedy:
          'Le propriétaire {number} a le même numéro de téléphone. Indiquez celui de cette personne.',
      },
    },
  },
  'business/money-services-license': {
    message: 'conducts_money_services est vrai, et documents n’a pas d’agrément (type OTHER)',
    remedy: 'Il manque l’agrément de services de paiement. Ajoutez-le comme autre document.',
  },
  'business/business-purpose': {
    message: 'account_purpose est un usage de particulier, non d’entreprise',
    remedy:
      'Cet usage est celui d’un particulier. Choisissez l’usage que l’entreprise fait du compte.',
  },
  'business/business-source': {
    message: 'source_of_funds est une origine des fonds de particulier, non d’entreprise',
    remedy:
      'Cette origine des fonds est celle d’un particulier. Choisissez d’où vient l’argent de l’entreprise.',
  },
  'business/higher-risk': {
    message: 'Cette valeur est d’un risque plus élevé selon l’approche fondée sur les risques',
    remedy:
      'Ceci demande un examen approfondi. Préparez une courte explication et des justificatifs de l’origine des fonds.',
  },
  'business/dao-form': {
    message: 'is_dao est vrai, et business_type est SOLE_PROPRIETORSHIP',
    remedy:
      'Une DAO a plusieurs membres, une entreprise individuelle un seul. Vérifiez la forme juridique, ou si l’entreprise est une DAO.',
  },
  'business/payments-within-revenue': {
    message:
      '12 fois expected_monthly_payments_usd dépasse {most} fois la tranche de chiffre d’affaires',
    remedy:
      'Un an de ces paiements dépasse {most} fois le chiffre d’affaires déclaré. Vérifiez les deux montants.',
  },
  'business/tax-id': {
    message: 'tax_identification_number n’a aucun des formats de {country} : {names}',
    remedy:
      'Ce n’est pas un numéro fiscal de ce pays ({country:name}). Recopiez votre {names} depuis un courrier de l’administration fiscale.',
    texts: {
      'check-digit': {
        message:
          'La clé de contrôle de tax_identification_number est erronée pour tous les formats de {country}',
        remedy: 'Un chiffre de ce numéro est erroné. Comparez-le avec votre {names}.',
      },
      placeholder: {
        message: 'tax_identification_number est une valeur de remplissage',
        remedy:
          'Ce n’est pas un vrai numéro. Recopiez-le depuis un courrier de l’administration fiscale.',
      },
      person: {
        message: 'tax_identification_number identifie une personne physique : {names}',
        remedy:
          'Ce numéro identifie une personne physique. Indiquez le numéro fiscal de l’entreprise.',
      },
    },
  },
  'business/website-public': {
    message: 'business_website n’a pas de nom de domaine accessible au public',
    remedy: 'Ce site n’est pas accessible au public. Indiquez l’adresse qu’utilisent vos clients.',
    texts: {
      short: {
        message: 'business_website est un lien court ou une page de liens',
        remedy: 'C’est un lien court. Indiquez l’adresse de la page vers laquelle il mène.',
      },
    },
  },
  'business/own-email': {
    message: 'email est chez un fournisseur gratuit, et business_website a son propre domaine',
    remedy:
      'C’est une adresse personnelle. Utilisez de préférence une adresse du domaine de votre site.',
  },
  'business/calling-code': {
    message: 'Aucun pays ni service n’utilise l’indicatif de phone_country_code',
    remedy:
      'Ce n’est pas un indicatif de pays. Indiquez-le sans indicatif régional, par exemple +1 pour les Bahamas.',
  },
  'business/flags-answered': {
    message: '{field} manque, et l’API le lit alors comme faux',
    remedy: 'Répondez à cette question par oui ou par non. Sans réponse, elle compte comme un non.',
  },
  'business/placeholder': {
    message: '{field} est une valeur de remplissage',
    remedy: 'C’est une valeur de remplissage. Indiquez ce qui vaut pour votre entreprise.',
    texts: {
      general: {
        message: '{field} est trop général pour être examiné',
        remedy: 'Dites ce que l’entreprise vend ou fait, et pour qui.',
      },
    },
  },
  'business/name-characters': {
    message: '{field} contient un caractère invisible',
    remedy: 'Un caractère invisible se trouve ici. Saisissez à nouveau le nom.',
    texts: {
      garbled: {
        message: '{field} a été décodé avec un mauvais encodage de caractères',
        remedy: 'Certaines lettres sont illisibles. Saisissez à nouveau le nom.',
      },
      'mixed-scripts': {
        message: '{field} mêle deux alphabets dans un mot',
        remedy:
          'Une lettre vient d’un autre alphabet, malgré sa ressemblance. Saisissez à nouveau le nom.',
      },
    },
  },
  'business/registration-number': {
    message: 'registration_number n’a pas le format de {country} : {name}',
    remedy:
      'Ce n’est pas un {name} de ce pays ({country:name}). Recopiez-le depuis l’extrait d’immatriculation.',
    texts: {
      placeholder: {
        message: 'registration_number est une valeur de remplissage',
        remedy: 'Ce n’est pas un vrai numéro. Recopiez-le depuis l’extrait d’immatriculation.',
      },
      year: {
        message: 'L’année contenue dans registration_number n’est pas celle de registration_date',
        remedy:
          'L’année contenue dans ce numéro n’est pas celle de l’immatriculation. Comparez les deux avec l’extrait.',
      },
      kind: {
        message:
          'registration_number est celui d’une {kind}, et business_name se termine par une autre forme juridique',
        remedy:
          'Ce numéro appartient à une autre forme juridique que celle du nom. Comparez les deux avec l’extrait.',
      },
    },
  },
  'business/copied-number': {
    message: '{field} a la valeur de {other}',
    remedy: 'La même valeur figure dans un autre champ. Vérifiez auquel elle appartient.',
  },
  'business/registration-date': {
    message: 'registration_date est antérieure à 1800, ou le zéro d’un tableur',
    remedy: 'Vérifiez l’année de cette date. Indiquez-la comme sur l’extrait d’immatriculation.',
  },
  'business/money-services-flag': {
    message: 'nature_of_business mentionne {activity}, et conducts_money_services n’est pas vrai',
    remedy:
      'Votre description évoque un service de paiement ou de transfert de fonds. Vérifiez la réponse à cette question.',
  },
  'business/refused-activity': {
    message:
      'nature_of_business mentionne {activity}, que les prestataires de paiement refusent ou limitent souvent',
    remedy:
      'De nombreux prestataires limitent cette activité. Renseignez-vous avant l’envoi, ou joignez votre agrément.',
  },
  'business/activity-industry': {
    message: 'nature_of_business mentionne un autre secteur du SCIAN (NAICS) qu’industry',
    remedy: 'Le secteur ne correspond pas à votre description. Choisissez celui qui convient.',
  },
  'business/partners': {
    message: 'Une société de personnes a un seul propriétaire, à 100 %',
    remedy:
      'Une société de personnes compte au moins deux associés. Ajoutez les autres, ou vérifiez la forme juridique.',
  },
};
