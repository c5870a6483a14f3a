import type { CompleteCustomerCatalog } from './customerCatalog.ts';

/** The texts of a review in French. */
export const fr: CompleteCustomerCatalog = {
  locale: 'fr',
  rules: {
    'owner/minimum-age': {
      message: 'Un propriétaire doit avoir au moins {years} ans',
      remedy: 'Chaque propriétaire doit avoir au moins {years} ans. Vérifiez la date de naissance.',
    },
    'owner/leap-day-birthday': {
      message:
        'Né un 29 février, ce propriétaire n’a {years} ans le 28 février que dans certains pays',
      remedy:
        'Dans certains pays, ce propriétaire n’aura {years} ans que demain. Envoyez la demande demain.',
    },
    'owner/proof-of-address': {
      message: 'supporting_documents d’un propriétaire doit contenir un PROOF_OF_ADDRESS',
      remedy:
        'Il manque un justificatif de domicile. Ajoutez-en un, par exemple une facture d’énergie ou un relevé bancaire.',
    },
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
    'document/regulatory-license': {
      message:
        'doc_type n’a pas de REGULATORY_LICENSE_REGISTRATION, bien que le guide le mentionne',
      remedy: 'Ce type de document n’existe pas. Ajoutez l’agrément comme autre document.',
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
      remedy:
        'Le propriétaire {number} a la même adresse e-mail. Indiquez celle de cette personne.',
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
    'owner/plausible-age': {
      message: 'date_of_birth est dans le futur, ou remonte à plus de {oldest} ans',
      remedy:
        'Cette date de naissance est dans le futur ou remonte à plus de {oldest} ans. Vérifiez l’année.',
    },
    'owner/relationship-begun': {
      message: 'relationship_establishment_date est postérieure au jour de l’examen',
      remedy:
        'Cette date est dans le futur. Indiquez depuis quand cette personne est liée à l’entreprise.',
    },
    'owner/relationship-after-registration': {
      message: 'relationship_establishment_date précède registration_date',
      remedy:
        'Cette date est antérieure à l’immatriculation. Si cette personne n’est pas fondatrice, vérifiez les deux dates.',
    },
    'owner/beneficial-owner-marked': {
      message: 'Un propriétaire de {share} % ou plus n’a pas is_beneficial_owner',
      remedy: 'Cette personne détient {share} % ou plus. Cochez-la comme bénéficiaire effectif.',
    },
    'owner/beneficial-owner-share': {
      message: 'is_beneficial_owner est coché pour une part de moins de {share} %',
      remedy:
        'Cette personne détient moins de {share} %. Si elle ne contrôle pas l’entreprise, vérifiez la part.',
    },
    'owner/executive-control': {
      message: 'Une personne qui contrôle l’entreprise a le titre Secretary ou Board Member',
      remedy:
        'La personne qui contrôle est en général un dirigeant. Vérifiez qui gère l’entreprise au quotidien.',
    },
    'owner/passport-form': {
      message: 'id_number n’est pas formé de 4 à 20 lettres et chiffres, dont au moins un chiffre',
      remedy: 'Ce n’est pas le numéro d’une pièce d’identité. Recopiez-le depuis la pièce.',
    },
    'owner/address-country': {
      message: 'address.country n’est ni un code ISO 3166-1 ni un nom de pays',
      remedy: 'Ce pays n’est pas reconnu. Indiquez le nom du pays.',
      texts: {
        near: {
          message: 'address.country ressemble au nom de {country}',
          remedy: 'Le nom du pays est mal orthographié. S’agit-il de : {country:name} ?',
        },
      },
    },
    'owner/distinct-images': {
      message: 'back_image est identique à front_image',
      remedy:
        'Le verso est le même fichier que le recto. Ajoutez le verso, ou retirez-le s’il n’y en a pas.',
    },
    'owner/image-address': {
      message: 'L’API décrit ici l’URL d’une image ; un data URI peut être refusé',
      remedy:
        'Le prestataire n’accepte peut-être pas de fichier ici. Indiquez l’adresse web de l’image.',
    },
    'owner/document-country': {
      message: 'doc_country n’est ni la nationalité ni le pays de l’adresse du propriétaire',
      remedy: 'Ce document vient d’un pays où le propriétaire n’habite pas. Vérifiez le pays.',
    },
    'document/business-country': {
      message: 'doc_country n’est pas le pays de registered_address',
      remedy:
        'Ce document ne vient pas du pays d’immatriculation de l’entreprise. Vérifiez le pays.',
    },
    'document/personal-document': {
      message: '{type} figure parmi les documents de l’entreprise',
      remedy: 'Ce document montre une personne. Déplacez-le vers les documents de ce propriétaire.',
    },
    'document/sub-type-present': {
      message: 'Un PROOF_OF_ADDRESS n’a pas de sub_type',
      remedy:
        'Il manque la nature du justificatif. Choisissez-la, par exemple une facture d’énergie.',
    },
    'document/sub-type-fits': {
      message: 'sub_type accompagne un doc_type autre que PROOF_OF_ADDRESS',
      remedy:
        'Seul un justificatif de domicile a une nature. Retirez-la, ou choisissez justificatif de domicile.',
    },
    'document/image-type': {
      message: 'Le type déclaré de doc_image n’est ni une image ni application/pdf',
      remedy: 'Ce type de fichier n’est pas accepté. Ajoutez une image ou un PDF.',
    },
    'document/image-size': {
      message: 'doc_image dépasse {megabytes} Mo',
      remedy: 'Ce fichier est trop volumineux. Ajoutez un fichier de {megabytes} Mo au plus.',
    },
    'document/one-purpose': {
      message: 'Le même fichier a déjà été envoyé comme un document qui exclut celui-ci',
      remedy:
        'Ce fichier a déjà été fourni pour un autre document. Ajoutez celui qui convient ici.',
      texts: {
        person: {
          message: 'Le même fichier a déjà été envoyé pour un autre propriétaire',
          remedy:
            'Ce fichier a déjà été fourni pour un autre propriétaire. Ajoutez le document de cette personne.',
        },
      },
    },
    'postal/no-post-office-box': {
      message: 'L’adresse a une boîte postale ou une boîte privée, et pas de rue',
      remedy:
        'C’est une boîte postale. Indiquez la rue et le numéro de l’entreprise ou de la personne.',
    },
    'risk/fatf-call-for-action': {
      message: '{country} était sur la liste d’appel à l’action du GAFI le {asOf} : {places}',
      remedy:
        'Le GAFI classe ce pays à haut risque ({country:name}). Attendez-vous à des contrôles renforcés ou à un refus.',
    },
    'risk/fatf-increased-monitoring': {
      message: '{country} était sous surveillance renforcée du GAFI le {asOf} : {places}',
      remedy:
        'Ce pays est sous surveillance renforcée du GAFI ({country:name}). Attendez-vous à des questions ; ce n’est pas un motif de refus.',
    },
    'risk/ofac-comprehensive': {
      message: '{country} était sous sanctions globales des États-Unis le {asOf} : {places}',
      remedy:
        'Ce pays est sous sanctions des États-Unis ({country:name}). Consultez votre équipe conformité avant l’envoi.',
    },
    'risk/ofac-region': {
      message: 'Cette région était sous sanctions globales des États-Unis le {asOf}',
      remedy:
        'Des sanctions américaines visent cette région. Consultez votre équipe conformité avant l’envoi.',
    },
    'risk/prohibited-countries-flag': {
      message: 'operates_in_prohibited_countries est faux, or {field} désigne un pays interdit',
      remedy: 'Un élément de la demande désigne un pays interdit. Vérifiez cette réponse.',
      texts: {
        declared: {
          message: 'operates_in_prohibited_countries est vrai',
          remedy:
            'Les prestataires refusent souvent une entreprise active dans des pays interdits. Vérifiez cette réponse avant l’envoi.',
        },
      },
    },
    'postal/state-code': {
      message: 'state n’est pas une subdivision ISO 3166-2 du pays ; {name} ({code}) en est proche',
      remedy:
        'Ce n’est pas un État ou une province du pays. Vérifiez l’orthographe : s’agit-il de {name} ?',
    },
    'postal/postal-code': {
      message: 'postal_code n’a pas le format des codes postaux de {country}',
      remedy:
        'Ce n’est pas un code postal de ce pays ({country:name}). Vérifiez le code postal et le pays.',
      texts: {
        other: {
          message: 'postal_code a le format des codes postaux de {other}, pas de {country}',
          remedy:
            'Ce code postal semble être d’un autre pays ({other:name}), pas du pays indiqué ({country:name}). Vérifiez les deux champs.',
        },
      },
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
      remedy:
        'Ce site n’est pas accessible au public. Indiquez l’adresse qu’utilisent vos clients.',
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
    'document/image-bytes': {
      message: 'Les premiers octets ne sont pas ceux du type déclaré',
      remedy:
        'Ce fichier n’est pas du type que son nom indique. Enregistrez-le en PDF ou en JPEG, puis téléversez-le.',
      texts: {
        other: {
          message:
            'Le fichier est déclaré comme {mime}, et ses premiers octets sont ceux de {kind}',
          remedy:
            'Ce fichier n’est ni un scan ni une photo ({kind}). Téléversez un JPEG, un PNG ou un PDF.',
        },
      },
    },
    'document/whole-image': {
      message: 'Le fichier est tronqué : le marqueur de fin de son type manque',
      remedy: 'Ce fichier est tronqué. Téléversez-le à nouveau.',
    },
    'business/calling-code': {
      message: 'Aucun pays ni service n’utilise l’indicatif de phone_country_code',
      remedy:
        'Ce n’est pas un indicatif de pays. Indiquez-le sans indicatif régional, par exemple +1 pour les Bahamas.',
    },
    'phone/calling-code-in-use': {
      message:
        'Aucun pays ni service n’utilise cet indicatif ; un indicatif a trois chiffres au plus',
      remedy: 'Aucun pays n’utilise cet indicatif. Vérifiez les premiers chiffres.',
    },
    'phone/trunk-zero': {
      message: 'Le numéro garde le zéro national après l’indicatif',
      remedy: 'Le numéro contient un 0 de trop. Retirez le 0 après l’indicatif.',
    },
    'phone/possible-length': {
      message: 'Aucun numéro de l’indicatif +{callingCode} n’a autant de chiffres',
      remedy: 'Ce numéro a trop ou trop peu de chiffres. Vérifiez-le.',
    },
    'phone/assigned-range': {
      message:
        'Le numéro est possible, mais dans aucune tranche attribuée sous l’indicatif +{callingCode}',
      remedy: 'Ce numéro n’est pas attribué. Vérifiez les chiffres après l’indicatif.',
    },
    'wallet/network-given': {
      message: 'Un portefeuille STABLECOIN a besoin d’un réseau',
      remedy:
        'Un portefeuille en stablecoin a besoin d’un réseau. Choisissez Ethereum (ERC-20) ou Polygon.',
    },
    'wallet/no-network-for-fiat': {
      message: 'Un portefeuille FIAT n’a pas de réseau : omettez-le',
      remedy: 'Cette devise n’a pas de réseau. Retirez le réseau.',
    },
    'wallet/known-currency': {
      message: 'Le texte de l’API ne mentionne pas cette devise ; consultez GET /asset-codes',
      remedy:
        'Le prestataire ne cite pas cette devise. Vérifiez que votre compte la prend en charge.',
    },
    'risk/ofac-region-part': {
      message:
        'Des parties de cette région étaient sous sanctions globales des États-Unis le {asOf}',
      remedy:
        'Des sanctions américaines visent une partie de cette région. Vérifiez si ce lieu en fait partie.',
    },
    'document/image-format': {
      message: 'Le fichier est au format {name}, que de nombreux systèmes n’ouvrent pas',
      remedy:
        'Ce fichier est au format {name}. Enregistrez-le en JPEG ou en PDF, puis téléversez-le à nouveau.',
    },
    'document/pixel-size': {
      message: 'L’image a {width} x {height} pixels, moins de {shortSide} x {longSide}',
      remedy:
        'Cette image est trop petite pour être lue. Téléversez une photo ou un scan plus grand.',
    },
    'document/blank-image': {
      message: 'Les octets de l’image se répètent, comme ceux d’une seule couleur',
      remedy: 'Cette image semble vide. Vérifiez le fichier et téléversez-le à nouveau.',
    },
    'document/open-pdf': {
      message: 'Le PDF est chiffré',
      remedy: 'Ce PDF est protégé par un mot de passe. Téléversez une copie sans mot de passe.',
      texts: {
        script: {
          message: 'Le PDF contient un script ou lance un programme',
          remedy:
            'Ce PDF contient un script. Imprimez-le dans un nouveau PDF et téléversez celui-ci.',
        },
        empty: {
          message: 'Le PDF n’a aucune page',
          remedy: 'Ce PDF n’a aucune page. Vérifiez le fichier et téléversez-le à nouveau.',
        },
      },
    },
    'document/file-link': {
      message: 'Le lien mène à une page sur le fichier, pas au fichier',
      remedy:
        'Ce lien ouvre une page, pas le fichier. Téléversez le fichier, ou indiquez son lien de téléchargement.',
      texts: {
        expired: {
          message: 'Le lien signé a cessé de fonctionner avant le {asOf}',
          remedy: 'Ce lien a expiré. Téléversez le fichier, ou créez un nouveau lien.',
        },
        private: {
          message: 'L’hôte du lien n’est pas sur l’internet public',
          remedy: 'Seul votre réseau peut ouvrir ce lien. Téléversez plutôt le fichier.',
        },
      },
    },
    'document/readable-dates': {
      message: 'documentDates ne contient pas ici une date du calendrier, AAAA-MM-JJ',
      remedy: 'Cette date n’existe pas. Indiquez une date, par exemple 2031-02-28.',
      texts: {
        withoutDocument: {
          message:
            'documentDates indique des dates pour ce chemin, où la demande n’a aucun document',
          remedy:
            'Ces dates ne correspondent à aucun document. Vérifiez à quel document elles se rapportent.',
        },
      },
    },
    'document/unexpired': {
      message: 'Le document a expiré avant le jour du contrôle',
      remedy: 'Ce document a expiré. Téléversez un document en cours de validité.',
    },
    'document/valid-next-month': {
      message: 'La pièce d’identité expire dans le mois qui suit le jour du contrôle',
      remedy:
        'Cette pièce d’identité expire dans moins d’un mois. Si vous en avez une plus récente, téléversez-la.',
    },
    'document/recent': {
      message: 'Le document date de plus de {months} mois au jour du contrôle',
      remedy: 'Ce document date de plus de {months} mois. Téléversez-en un plus récent.',
    },
    'document/issued-in-the-past': {
      message: 'Le document a été délivré après le jour du contrôle',
      remedy:
        'Cette date est dans le futur. Indiquez la date de délivrance qui figure sur le document.',
    },
    'document/issued-before-expiry': {
      message: 'Le document a été délivré après son expiration',
      remedy: 'La date de délivrance est postérieure à la date d’expiration. Vérifiez les deux.',
    },
    'document/issued-after-birth': {
      message: 'La pièce d’identité a été délivrée avant date_of_birth du propriétaire',
      remedy:
        'Cette pièce a été délivrée avant la date de naissance du propriétaire. Vérifiez les deux dates.',
    },
    'phone/fictional': {
      message: 'Le numéro est dans une plage réservée à la fiction, aux exemples et aux tests',
      remedy: 'Ce numéro est réservé aux exemples. Indiquez un numéro où joindre la personne.',
    },
    'phone/repeated-digits': {
      message: 'Le numéro se termine par le même chiffre au moins sept fois',
      remedy: 'Ce numéro semble fictif. Indiquez un numéro où joindre la personne.',
    },
    'phone/premium-rate': {
      message: 'Le numéro est surtaxé',
      remedy: 'C’est un numéro surtaxé. Indiquez un numéro fixe ou mobile.',
    },
    'email/misspelled-domain': {
      message: 'Le domaine ressemble à une faute de frappe de {domain}',
      remedy: 'Vérifiez ce qui suit le @. Vouliez-vous écrire {domain} ?',
    },
    'email/disposable-domain': {
      message: 'Le domaine est celui d’un fournisseur d’adresses jetables',
      remedy: 'C’est une adresse temporaire. Indiquez une adresse e-mail que vous garderez.',
    },
    'email/public-domain': {
      message: 'Le domaine est réservé aux exemples, ou n’existe pas sur l’internet public',
      remedy:
        'Cette adresse ne peut pas recevoir d’e-mails. Indiquez une adresse que la personne consulte.',
      texts: {
        unread: {
          message: 'La boîte est de celles dont personne ne lit les réponses, comme no-reply',
          remedy:
            'Personne ne lit les messages envoyés à cette adresse. Indiquez une adresse que la personne consulte.',
        },
      },
    },
    'postal/postal-area': {
      message: 'postal_code n’appartient pas à {state}',
      remedy:
        'Ce code postal n’est pas dans cet État ({state}). Vérifiez l’État et le code postal.',
    },
    'postal/placeholder': {
      message: '{field} est une valeur de remplissage',
      remedy: 'Ce n’est pas une adresse. Indiquez-la telle que la poste la connaît.',
      texts: {
        repeated: {
          message: 'street1 est identique à city ou à state',
          remedy: 'C’est la ville ou la région. Indiquez la rue et le numéro.',
        },
        noLetter: {
          message: 'street1 n’a aucune lettre',
          remedy: 'Indiquez aussi le nom de la rue, pas seulement un numéro.',
        },
      },
    },
    'postal/country-as-city': {
      message: 'city est le nom du pays',
      remedy: 'C’est le pays. Indiquez la ville.',
    },
    'postal/house-number': {
      message: 'Ni street1 ni street2 n’a de chiffre',
      remedy: 'Le numéro manque. Ajoutez-le à la rue.',
    },
    'postal/mail-drop': {
      message: 'L’adresse est celle d’un service de réexpédition ou de boîtes aux lettres',
      remedy:
        'C’est une boîte aux lettres. Indiquez l’adresse où se trouve l’entreprise ou la personne.',
    },
    'owner/placeholder-name': {
      message: '{field} est une valeur de remplissage',
      remedy: 'Ce n’est pas le nom d’une personne. Indiquez-le comme sur le passeport.',
    },
    'owner/name-characters': {
      message: '{field} contient un caractère qui n’a pas sa place dans un nom',
      remedy: 'Un nom ne peut pas contenir ce caractère. Indiquez le nom comme sur le passeport.',
      texts: {
        digit: {
          message: '{field} contient un chiffre',
          remedy: 'Un nom n’a pas de chiffre. Indiquez le nom comme sur le passeport.',
        },
        invisible: {
          message: '{field} contient un caractère invisible',
          remedy: 'Un caractère invisible se trouve ici. Saisissez à nouveau le nom.',
        },
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
    'owner/placeholder-number': {
      message: 'id_number est une valeur de remplissage',
      remedy: 'Ce n’est pas un vrai numéro. Recopiez-le depuis le passeport.',
    },
    'owner/relationship-age': {
      message: 'relationship_establishment_date est antérieure aux {youngest} ans du propriétaire',
      remedy: 'Ce propriétaire était un enfant à cette date. Vérifiez les deux dates.',
    },
    'owner/birth-date-copied': {
      message: 'date_of_birth est égale à {field}',
      remedy: 'La date de naissance est identique à une autre date. Vérifiez les deux.',
    },
    'business/flags-answered': {
      message: '{field} manque, et l’API le lit alors comme faux',
      remedy:
        'Répondez à cette question par oui ou par non. Sans réponse, elle compte comme un non.',
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
    'owner/honorific': {
      message: 'first_name commence par un titre',
      remedy: 'Retirez le titre, et indiquez le nom comme sur le passeport.',
    },
    'owner/company-name': {
      message: '{field} se termine par un mot de raison sociale',
      remedy: 'C’est le nom d’une société. Indiquez la personne qui la détient ou la contrôle.',
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
    'risk/country-named': {
      message: '{field} mentionne {country}, et operates_in_prohibited_countries n’est pas vrai',
      remedy:
        'Votre description mentionne ce pays : {country:name}. Vérifiez la question sur les pays interdits.',
    },
    'risk/eu-high-risk': {
      message: 'Ce pays était un pays tiers à haut risque de l’UE le {asOf}',
      remedy:
        'Les établissements de l’UE doivent poser plus de questions sur ce pays ({country:name}). Préparez un justificatif des fonds.',
    },
    'document/recommended': {
      message: 'documents n’a pas de {type}, que les prestataires demandent à une telle entreprise',
      remedy: 'Ce document évite des questions par la suite. Ajoutez-le si vous l’avez.',
      texts: {
        named: {
          message:
            'documents n’a pas de {type}, que les prestataires demandent à une telle entreprise : {document}',
          remedy:
            'Ce document évite des questions par la suite. Ajoutez-le si vous l’avez : {document}.',
        },
      },
    },
    'profile/country': {
      message: '{profile} n’accepte pas d’entreprises immatriculées en {country}',
      remedy:
        'Ce prestataire n’accepte pas d’entreprises de ce pays ({country:name}). Contactez-le avant de continuer.',
    },
    'profile/business-type': {
      message: '{profile} n’accepte pas {type}',
      remedy:
        'Ce prestataire n’accepte pas cette forme juridique. Contactez-le avant de continuer.',
    },
    'profile/industry': {
      message: '{profile} n’accepte pas ce secteur',
      remedy:
        'Ce prestataire n’accepte pas ce secteur d’activité. Contactez-le avant de continuer.',
    },
    'profile/documents': {
      message: '{profile} exige {type}, et documents n’en a pas',
      remedy:
        'Ce prestataire exige un document de plus. Consultez la liste de ce qui manque et ajoutez-le.',
      texts: {
        named: {
          message: '{profile} exige {type}, et documents n’en a pas : {document}',
          remedy: 'Ce prestataire exige un document de plus. Ajoutez-le : {document}.',
        },
      },
    },
    'business/partners': {
      message: 'Une société de personnes a un seul propriétaire, à 100 %',
      remedy:
        'Une société de personnes compte au moins deux associés. Ajoutez les autres, ou vérifiez la forme juridique.',
    },
    'owner/registered-office': {
      message: 'L’adresse de chaque propriétaire est registered_address',
      remedy:
        'Chaque propriétaire a l’adresse de l’entreprise. Indiquez le domicile de chaque personne.',
    },
    'internal/rule-failed': {
      message: 'La règle {rule} a échoué, ceci n’a donc pas été contrôlé par elle',
      remedy: 'Ceci n’a pas pu être contrôlé. Contactez l’équipe qui gère ce formulaire.',
    },
    'internal/more-findings': {
      message: '{count} autres constats ne sont pas listés',
      remedy:
        'Il y a encore {count} remarques. Corrigez d’abord celles-ci, puis vérifiez à nouveau.',
    },
    'input/too-many': {
      message: '{most} éléments de liste au plus sont contrôlés',
      remedy: 'Il y a trop d’éléments ici. Gardez-en {most} au plus.',
    },
    'schema/required': {
      message: 'L’API exige ce champ',
      remedy: 'Ce champ est obligatoire.',
    },
    'schema/type': {
      message: 'L’API attend un autre type ici',
      remedy: 'Vérifiez cette valeur.',
      texts: {
        text: { message: 'L’API attend une chaîne JSON ici', remedy: 'Saisissez du texte.' },
        number: { message: 'L’API attend un nombre JSON ici', remedy: 'Saisissez un nombre.' },
        flag: { message: 'L’API attend true ou false ici', remedy: 'Répondez par oui ou par non.' },
        object: { message: 'L’API attend un objet JSON ici', remedy: 'Remplissez cette rubrique.' },
        list: { message: 'L’API attend un tableau JSON ici', remedy: 'Remplissez cette liste.' },
      },
    },
    'schema/choice': {
      message: 'Cette valeur n’est pas dans la liste de l’API',
      remedy: 'Choisissez dans la liste.',
      texts: {
        annualRevenue: {
          message: 'L’API n’accepte ici que {choices}',
          remedy:
            'Choisissez la tranche de votre chiffre d’affaires annuel : moins de 100 000 $, jusqu’à 1, 10, 50 ou 100 millions de dollars, ou plus de 100 millions.',
        },
        assetType: {
          message: 'L’API n’accepte ici que {choices}',
          remedy: 'Choisissez stablecoin ou monnaie nationale.',
        },
        customerType: {
          message: 'L’API n’accepte ici que {choices}',
          remedy: 'Choisissez entreprise.',
        },
        network: {
          message: 'L’API n’accepte ici que {choices}',
          remedy: 'Choisissez Ethereum (ERC-20) ou Polygon.',
        },
        payoutCurrency: {
          message: 'L’API n’accepte ici que {choices}',
          remedy: 'Choisissez naira nigérian (NGN) ou rand sud-africain (ZAR).',
        },
        proofKind: {
          message: 'L’API n’accepte ici que {choices}',
          remedy:
            'Choisissez facture d’énergie, relevé bancaire, document fiscal, courrier d’une administration ou contrat de location.',
        },
        walletStatus: {
          message: 'L’API n’accepte ici que {choices}',
          remedy: 'Choisissez actif, en attente ou suspendu.',
        },
        spelling: {
          message: 'L’API écrit cette valeur {choice}',
          remedy: 'Choisissez dans la liste.',
        },
      },
    },
    'schema/unlisted-country': {
      message: 'Ce code ISO 3166-1 n’est pas dans la liste de pays que publie l’API',
      remedy: 'Ce pays n’est pas pris en charge. Contactez le prestataire avant de continuer.',
    },
    'schema/length': {
      message: 'L’API n’accepte pas un texte de cette longueur',
      remedy: 'Vérifiez la longueur de ce texte.',
      texts: {
        most: {
          message: 'L’API accepte {limit} caractères au plus, comptés en points de code Unicode',
          remedy: 'Ce texte est trop long. Limitez-le à {limit} caractères.',
        },
        blank: {
          message: 'L’API attend au moins un caractère ici',
          remedy: 'Ce champ est obligatoire.',
        },
      },
    },
    'schema/range': {
      message: 'L’API n’accepte pas ce nombre',
      remedy: 'Vérifiez ce nombre.',
      texts: {
        least: { message: 'L’API accepte {limit} ou plus', remedy: 'Saisissez {limit} ou plus.' },
        most: { message: 'L’API accepte {limit} ou moins', remedy: 'Saisissez {limit} ou moins.' },
      },
    },
    'schema/format': {
      message: 'L’API attend un autre format ici',
      remedy: 'Vérifiez la saisie.',
      texts: {
        callingCode: {
          message: 'L’API attend + suivi de 1 à 4 chiffres, le premier différent de 0',
          remedy: 'Saisissez un indicatif téléphonique comme +234.',
        },
        characters: {
          message: 'L’API attend un texte sans U+0000 ni demi-codet isolé',
          remedy:
            'Ce texte contient des caractères qui ne peuvent pas être envoyés. Saisissez-le à nouveau.',
        },
        date: {
          message: 'L’API attend une date du calendrier (AAAA-MM-JJ)',
          remedy: 'Cette date n’existe pas. Saisissez une date comme 2019-06-30.',
        },
        decimal: {
          message: 'L’API attend un nombre décimal sous forme de texte, comme "12.50"',
          remedy: 'Saisissez un montant comme 12.50.',
        },
        email: {
          message: 'L’API attend une adresse e-mail',
          remedy: 'Saisissez une adresse e-mail comme ada@example.com.',
        },
        finite: {
          message: 'L’API attend un nombre fini',
          remedy: 'Saisissez un nombre avec moins de chiffres.',
        },
        image: {
          message: 'L’API attend une URL http ou https, ou un data URI (data:<type>;base64,<data>)',
          remedy: 'Ce fichier est illisible. Téléversez-le à nouveau ou indiquez son adresse web.',
        },
        phone: {
          message:
            'L’API attend le format E.164 : + suivi de 2 à 15 chiffres, le premier différent de 0',
          remedy: 'Saisissez le numéro avec l’indicatif du pays, par exemple +234 801 234 5678.',
        },
        timestamp: {
          message: 'L’API attend une date et heure ISO 8601, comme 2026-01-31T09:30:00.000Z',
          remedy: 'Saisissez une date et une heure comme 2026-01-31T09:30:00.000Z.',
        },
        uuid: {
          message: 'L’API attend un UUID',
          remedy: 'Saisissez un identifiant comme 3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b.',
        },
        webAddress: {
          message: 'L’API attend une URL http ou https',
          remedy: 'Saisissez une adresse web comme https://example.com.',
        },
        wholeNumber: { message: 'L’API attend un entier', remedy: 'Saisissez un nombre entier.' },
      },
    },
    'schema/invalid': {
      message: 'Cette valeur ne correspond pas à son schéma',
      remedy: 'Vérifiez cette valeur.',
    },
    'schema/unknown-field': {
      message: 'L’API ne documente pas ce champ : il n’est pas envoyé',
      remedy: 'Ce champ ne fait pas partie de la demande. Vérifiez son orthographe ou retirez-le.',
    },
  },
  labels: {
    customer_type: 'Type de client',
    business_name: 'Raison sociale',
    business_type: 'Forme juridique',
    business_website: 'Site web',
    email: 'E-mail',
    phone: 'Téléphone',
    account_purpose: 'Usage du compte',
    source_of_funds: 'Origine des fonds',
    expected_monthly_income: 'Revenus mensuels prévus',
    industry: 'Secteur d’activité',
    registered_address: 'Siège social',
    trading_name: 'Nom commercial',
    nature_of_business: 'Description de l’activité',
    contact_person_email: 'E-mail du contact',
    contact_person_phone: 'Téléphone du contact',
    estimated_annual_revenue_usd: 'Chiffre d’affaires annuel estimé (USD)',
    operates_in_prohibited_countries: 'Opère dans des pays interdits',
    is_dao: 'Est une DAO',
    conducts_money_services: 'Fournit des services de paiement ou de transfert de fonds',
    registration_number: 'Numéro d’immatriculation',
    registration_date: 'Date d’immatriculation',
    tax_identification_number: 'Numéro fiscal',
    phone_country_code: 'Indicatif du pays',
    account_purpose_explanation: 'Explication de l’usage du compte',
    expected_monthly_payments_usd: 'Paiements mensuels prévus (USD)',
    business_owners: 'Propriétaires',
    documents: 'Documents',
    first_name: 'Prénom',
    last_name: 'Nom de famille',
    phone_number: 'Téléphone',
    date_of_birth: 'Date de naissance',
    relationship_establishment_date: 'Lien avec l’entreprise depuis le',
    ownership_percentage: 'Part du capital (%)',
    is_control_person: 'Contrôle l’entreprise',
    is_signer: 'Signataire autorisé',
    is_beneficial_owner: 'Bénéficiaire effectif',
    title: 'Fonction',
    address: 'Adresse',
    id_number: 'Numéro de passeport',
    nationality: 'Nationalité',
    front_image: 'Recto de la pièce d’identité',
    back_image: 'Verso de la pièce d’identité',
    supporting_documents: 'Pièces justificatives',
    street1: 'Numéro et rue',
    street2: 'Complément d’adresse',
    city: 'Ville',
    state: 'État ou province',
    postal_code: 'Code postal',
    country: 'Pays',
    doc_type: 'Type de document',
    sub_type: 'Nature du justificatif',
    doc_image: 'Document',
    doc_country: 'Pays du document',
    BUSINESS_FORMATION: 'Certificat d’immatriculation',
    OWNERSHIP_INFORMATION: 'Statuts',
    BANK_STATEMENT: 'Relevé bancaire',
    PROOF_OF_ADDRESS: 'Justificatif de domicile',
    PROOF_OF_SIGNATORY_AUTHORITY: 'Justificatif du pouvoir de signature',
    PROOF_OF_TAX_IDENTIFICATION: 'Justificatif du numéro fiscal',
    SHAREHOLDER_REGISTER: 'Registre des actionnaires ou associés',
    DIRECTORS_REGISTRY: 'Liste des dirigeants',
    partnership_agreement: 'Contrat de société',
    business_registration: 'Justificatif d’immatriculation',
    trust_deed: 'Acte constitutif du trust',
    control_person: 'Personne qui contrôle l’entreprise',
    authorized_signer: 'Signataire autorisé',
    remaining_owners: 'Autres propriétaires',
    money_services_license: 'Agrément de services de paiement',
    owner: 'Propriétaire {number}',
  },
};
