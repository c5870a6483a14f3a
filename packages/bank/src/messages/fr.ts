import type { CompleteBankCatalog } from './bankCatalog.ts';

/** The texts of the findings on bank accounts in French. */
export const fr: CompleteBankCatalog = {
  locale: 'fr',
  rules: {
    'bank/method': {
      message: 'Un moyen de paiement bancaire doit être un objet JSON',
      remedy: 'Indiquez le type, la devise et le compte.',
    },
    'bank/text': {
      message: '{field} doit être une chaîne JSON : un nombre perdrait les zéros du début',
      remedy: 'Saisissez ceci comme du texte, avec tous les zéros du début.',
    },
    'bank/recommended-field': {
      message: '{field} est absent ou vide, et un versement en a besoin',
      remedy: 'Remplissez ce champ.',
    },
    'bank/visible-characters': {
      message: '{field} contient un caractère invisible, par exemple un espace sans largeur',
      remedy: 'Ce champ contient un caractère invisible. Effacez-le et ressaisissez la valeur.',
    },
    'bank/ascii': {
      message: '{field} contient une lettre ou un chiffre hors ASCII, malgré la ressemblance',
      remedy:
        'Un caractère ressemble seulement à une lettre ou à un chiffre. Saisissez la valeur avec 0 à 9 et A à Z.',
    },
    'bank/no-spaces': {
      message: '{field} contient un espace',
      remedy: 'Supprimez les espaces.',
    },
    'bank/name-letters': {
      message: '{field} ne contient aucune lettre : ce n’est pas un nom',
      remedy: 'Ce n’est pas un nom. Saisissez ici le nom, et le numéro dans son propre champ.',
    },
    'bank/placeholder-name': {
      message: '{field} est une valeur de remplissage',
      remedy: 'Ce nom ne sert que d’exemple. Saisissez le nom tel que la banque le connaît.',
    },
    'bank/placeholder-number': {
      message:
        'Le numéro de compte répète un seul chiffre ou suit l’ordre des chiffres, comme une valeur de remplissage',
      remedy: 'Ce numéro semble fictif. Saisissez le numéro de compte.',
    },
    'bank/account-name': {
      message: 'Le nom du titulaire est celui de la banque',
      remedy: 'Saisissez le nom du titulaire du compte, pas celui de la banque.',
    },
    'bank/closed-bank': {
      message: '{bank} a fermé ({date}) : aucun paiement ne lui parvient',
      remedy: 'Cette banque a fermé. Indiquez un compte dans une autre banque.',
    },
    'bank/other-country-code': {
      message:
        'Le code banque est celui d’une banque d’un autre pays ({country:name}), mais la devise est {currency}',
      remedy:
        'Ce code est celui d’une banque d’un autre pays ({country:name}). Vérifiez la devise et la banque.',
    },
    'bank/ngn-ten-digits': {
      message: 'Un numéro de compte nigérian (NUBAN) a exactement 10 chiffres',
      remedy:
        'Un numéro de compte nigérian a 10 chiffres. Vérifiez qu’il n’en manque aucun et gardez les zéros du début.',
    },
    'bank/ngn-phone-number': {
      message: 'Le numéro de compte a la forme d’un numéro de mobile nigérian',
      remedy:
        'Cela ressemble à un numéro de téléphone. Saisissez le numéro de compte à 10 chiffres, affiché dans l’application de la banque.',
    },
    'bank/ngn-phone-without-zero': {
      message:
        'Le numéro de compte a la forme d’un numéro de mobile sans son premier 0 et ne correspond pas au code banque',
      remedy:
        'Cela ressemble à un compte OPay ou PalmPay. Choisissez cette banque, ou saisissez le numéro de compte de la banque choisie.',
    },
    'bank/nuban-check-digit': {
      message:
        'La clé de contrôle du numéro de compte ne correspond pas au code banque. Elle correspond à : {banks}',
      remedy:
        'Ce numéro de compte n’est pas de cette banque. Vérifiez le numéro et la banque sur un relevé. Le numéro correspond à : {banks}.',
      texts: {
        unlisted: {
          message:
            'La clé de contrôle du numéro de compte ne correspond ni au code banque ni à une banque de la liste',
          remedy:
            'Ce numéro de compte n’est pas de cette banque. Vérifiez le numéro et la banque sur un relevé.',
        },
      },
    },
    'bank/ngn-bank-code': {
      message:
        'Un code de banque nigérian a 3, 5 ou 6 chiffres, ou une forme telle que 035A ou MFB50094',
      remedy:
        'Ce n’est pas un code de banque nigérian. Saisissez le code de la banque avec ses zéros du début, par exemple 058.',
    },
    'bank/ngn-bank-agrees': {
      message: 'Le code banque est celui de {bank}, pas celui de la banque de bank_name',
      remedy:
        'Le nom et le code sont de banques différentes : le code est celui de {bank}. Vérifiez lequel est correct.',
    },
    'bank/ngn-merged-bank': {
      message:
        '{bank} fait partie de {successor} (code {code}), et les prestataires de paiement n’ont plus son code',
      remedy:
        'Cette banque est devenue {successor}. Choisissez {successor} (code {code}) ; le numéro de compte ne change pas.',
    },
    'bank/zar-digits': {
      message: 'Un numéro de compte sud-africain a 6 à 11 chiffres et rien d’autre',
      remedy:
        'Un numéro de compte sud-africain a 6 à 11 chiffres. Saisissez seulement les chiffres, sans le code d’agence.',
    },
    'bank/zar-length': {
      message: 'Un numéro de compte chez {bank} a {digits} chiffres',
      remedy:
        'Les numéros de compte chez {bank} ont {digits} chiffres. Vérifiez le numéro et la banque.',
    },
    'bank/zar-phone-number': {
      message: 'Le numéro de compte a la forme d’un numéro de mobile sud-africain',
      remedy:
        'Cela ressemble à un numéro de téléphone. Saisissez le numéro de compte, affiché dans l’application de la banque.',
    },
    'bank/zar-branch-code': {
      message: 'Un code d’agence sud-africain a exactement 6 chiffres',
      remedy: 'Un code d’agence a 6 chiffres. Saisissez le code d’agence universel de la banque.',
    },
    'bank/zar-bank-agrees': {
      message:
        'Le code d’agence est le code universel de {bank}, pas celui de la banque de bank_name',
      remedy:
        'Le nom et le code d’agence sont de banques différentes : le code est celui de {bank}. Vérifiez lequel est correct.',
    },
    'bank/zar-universal-code': {
      message: 'Le code d’agence n’est pas le code universel de {bank}, {branchCode}',
      remedy:
        'Utilisez le code d’agence universel de {bank}, {branchCode} : il vaut pour toutes les agences.',
    },
    'bank/iban-country': {
      message: 'Un IBAN commence par les deux lettres majuscules d’un pays qui utilise l’IBAN',
      remedy:
        'Ce n’est pas un IBAN. Copiez-le d’un relevé ; le Nigeria et l’Afrique du Sud n’en ont pas.',
    },
    'bank/iban-length': {
      message: 'Un IBAN de ce pays ({country:name}) a {characters} caractères',
      remedy:
        'Cet IBAN doit avoir {characters} caractères. Vérifiez qu’aucun ne manque et qu’aucun n’est répété.',
    },
    'bank/iban-form': {
      message:
        'L’IBAN a une lettre à la place d’un chiffre, ou l’inverse, pour ce pays ({country:name})',
      remedy:
        'Cet IBAN contient une faute de frappe. Comparez-le avec un relevé, surtout O et 0, I et 1.',
    },
    'bank/iban-check-digits': {
      message:
        'La clé de contrôle de l’IBAN est fausse : un caractère est faux, ou deux sont intervertis',
      remedy:
        'Cet IBAN contient une faute de frappe. Comparez-le avec un relevé, caractère par caractère.',
    },
    'bank/iban-national-check': {
      message:
        'Le numéro de compte contenu dans l’IBAN échoue au contrôle national ({country:name})',
      remedy:
        'Cet IBAN contient une faute de frappe. Comparez-le avec un relevé, caractère par caractère.',
    },
    'bank/iban-currency': {
      message: 'Un IBAN contredit la devise {currency} : ce pays ({country:name}) n’a pas d’IBAN',
      remedy:
        'Les banques de ce pays ({country:name}) n’ont pas d’IBAN. Supprimez l’IBAN, ou vérifiez la devise.',
    },
    'bank/bic-form': {
      message:
        'Un BIC a 8 ou 11 majuscules et chiffres : 4 pour la banque, 2 pour le pays, 2 pour le lieu, 3 pour l’agence',
      remedy: 'Un code SWIFT a 8 ou 11 caractères. Copiez-le d’un relevé, en majuscules.',
    },
    'bank/bic-country': {
      message: 'Les 5e et 6e caractères d’un BIC sont un code de pays ; ceux-ci n’en sont pas un',
      remedy: 'Ce code SWIFT contient une faute de frappe. Copiez-le d’un relevé.',
    },
    'bank/bic-test': {
      message: 'Un BIC dont le 8e caractère est 0 sert aux tests : aucun paiement ne lui parvient',
      remedy: 'Ce code SWIFT sert aux tests. Demandez le code SWIFT réel de la banque.',
    },
    'bank/bic-currency': {
      message:
        'Le BIC n’est pas celui d’une banque du pays de la devise ({country:name}, {currency})',
      remedy:
        'Ce code SWIFT est celui d’une banque d’un autre pays que celui du compte ({country:name}). Vérifiez le code et la devise.',
    },
    'bank/bic-bank': {
      message: 'Le BIC est celui de {bank}, pas celui de la banque de bank_name et bank_code',
      remedy: 'Ce code SWIFT est celui de {bank}. Vérifiez la banque et le code SWIFT.',
    },
    'bank/aba-form': {
      message: 'Un numéro de routage ABA a exactement 9 chiffres',
      remedy:
        'Un numéro de routage a 9 chiffres. Copiez-le d’un chèque ou d’un relevé, avec les zéros du début.',
    },
    'bank/aba-prefix': {
      message: 'Un numéro de routage ABA commence par 00 à 12, 21 à 32, 61 à 72 ou 80',
      remedy:
        'Ce numéro de routage contient une faute de frappe. Comparez-le avec un chèque ou un relevé.',
    },
    'bank/aba-check-digit': {
      message:
        'La clé de contrôle du numéro de routage est fausse : un chiffre est faux, ou deux sont intervertis',
      remedy:
        'Ce numéro de routage contient une faute de frappe. Comparez-le avec un chèque ou un relevé.',
    },
    'bank/uk-sort-code': {
      message: 'Un sort code britannique a 6 chiffres et s’écrit 123456 ou 12-34-56',
      remedy: 'Un sort code a 6 chiffres. Copiez-le d’une carte ou d’un relevé.',
    },
  },
};
