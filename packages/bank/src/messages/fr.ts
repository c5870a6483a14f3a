import { deepFreeze } from '@passmuster/findings';
import type { CompleteBankCatalog } from './bankCatalog.ts';

/** The remedies of the findings on bank accounts in French. */
export const fr: CompleteBankCatalog = /* @__PURE__ */ deepFreeze<CompleteBankCatalog>({
  locale: 'fr',
  remedies: {
    'bank/method': 'Il manque le compte bancaire. Saisissez sa devise et son numéro.',
    'bank/text':
      'Un nombre peut perdre ses zéros du début. Saisissez cette valeur au format texte, avec tous ses zéros.',
    'bank/recommended-field': 'Ce champ est vide. Remplissez-le.',
    'bank/payout-currency': 'Aucun versement ne se fait dans cette devise. Choisissez NGN ou ZAR.',
    'bank/visible-characters':
      'Ce champ contient un caractère invisible. Effacez-le et ressaisissez la valeur.',
    'bank/ascii':
      'Un caractère n’a que l’apparence d’une lettre ou d’un chiffre. Ressaisissez la valeur avec les caractères 0 à 9 et A à Z.',
    'bank/no-spaces': 'Cette valeur contient des espaces. Supprimez-les.',
    'bank/name-letters':
      'Ce n’est pas un nom. Saisissez ici le nom, et le numéro dans son propre champ.',
    'bank/placeholder-name':
      'Ce nom n’est qu’un exemple. Saisissez le nom tel qu’il est enregistré à la banque.',
    'bank/placeholder-number': 'Ce numéro semble fictif. Saisissez le numéro de compte.',
    'bank/account-name': 'C’est le nom de la banque. Saisissez celui du titulaire du compte.',
    'bank/closed-bank': 'Cette banque a fermé. Indiquez un compte dans une autre banque.',
    'bank/other-country-code':
      'Ce code est celui d’une banque d’un autre pays ({country:name}). Vérifiez la devise et la banque.',
    'bank/ngn-ten-digits':
      'Un numéro de compte nigérian a 10 chiffres. Vérifiez qu’il n’en manque aucun et gardez les zéros du début.',
    'bank/ngn-phone-number':
      'Cela ressemble à un numéro de téléphone. Saisissez le numéro de compte à 10 chiffres, affiché dans l’application de la banque.',
    'bank/ngn-phone-without-zero':
      'Cela ressemble à un compte OPay ou PalmPay. Choisissez cette banque, ou saisissez le numéro de compte de la banque choisie.',
    'bank/nuban-check-digit':
      'Le chiffre de contrôle ne convient pas à cette banque. Vérifiez d’abord le numéro, puis la banque.',
    'bank/nuban-check-digit.unlisted':
      'Le chiffre de contrôle ne convient pas à cette banque. Vérifiez d’abord le numéro, puis la banque.',
    'bank/ngn-bank-code':
      'Ce n’est pas un code banque nigérian. Saisissez le code banque avec les zéros du début, par exemple 058.',
    'bank/ngn-bank-code.named':
      'Ce n’est pas un code de la banque {bank}. Saisissez {code}, ou vérifiez la banque.',
    'bank/ngn-bank-agrees':
      'Le nom et le code correspondent à des banques différentes : le code est celui de la banque {bank}. Vérifiez lequel est correct.',
    'bank/ngn-merged-bank':
      'Cette banque est devenue {successor}. Choisissez {successor} (code {code}) ; le numéro de compte ne change pas.',
    'bank/ngn-licensed-bank':
      'Cette banque n’a pas d’agrément au Nigeria. Indiquez le nom de la banque qui tient le compte.',
    'bank/swapped-fields':
      'Le numéro de compte et le code banque semblent intervertis. Échangez-les.',
    'bank/swapped-fields.sortCode':
      'Le numéro de compte et le « sort code » semblent intervertis. Échangez-les.',
    'bank/swapped-fields.routingNumber':
      'Le numéro de compte et le numéro de routage (ABA) semblent intervertis. Échangez-les.',
    'bank/zar-digits':
      'Un numéro de compte sud-africain a 6 à 11 chiffres. Saisissez seulement les chiffres, sans le code agence.',
    'bank/zar-length':
      'Les numéros de compte chez {bank} ont {digits} chiffres. Vérifiez le numéro et la banque.',
    'bank/zar-phone-number':
      'Cela ressemble à un numéro de téléphone. Saisissez le numéro de compte, affiché dans l’application de la banque.',
    'bank/zar-branch-code':
      'Un code agence a 6 chiffres. Saisissez le code agence universel de la banque.',
    'bank/zar-branch-code.named':
      'Ce n’est pas un code agence de la banque {bank}. Saisissez {branchCode}, ou vérifiez la banque.',
    'bank/zar-bank-agrees':
      'Le nom et le code agence correspondent à des banques différentes : le code est celui de la banque {bank}. Vérifiez lequel est correct.',
    'bank/zar-universal-code':
      'Ce code est celui d’une seule agence. Utilisez le code agence universel de la banque {bank}, {branchCode}, qui vaut pour toutes les agences.',
    'bank/iban-country':
      'Ce n’est pas un IBAN. Recopiez l’IBAN depuis un RIB ou un relevé de compte ; le Nigeria et l’Afrique du Sud n’utilisent pas l’IBAN.',
    'bank/iban-capitals': 'Cet IBAN contient des minuscules. Saisissez ses lettres en majuscules.',
    'bank/iban-length':
      'Cet IBAN doit avoir {characters} caractères. Vérifiez qu’aucun ne manque et qu’aucun n’est répété.',
    'bank/iban-form':
      'Cet IBAN contient une faute de frappe. Comparez-le avec un relevé, surtout O et 0, I et 1.',
    'bank/iban-check-digits':
      'Cet IBAN contient une faute de frappe. Comparez-le avec un RIB ou un relevé de compte, caractère par caractère.',
    'bank/iban-national-check':
      'Cet IBAN contient une faute de frappe. Comparez-le avec un RIB ou un relevé de compte, caractère par caractère.',
    'bank/iban-currency':
      'Les banques de ce pays ({country:name}) n’utilisent pas d’IBAN. Supprimez l’IBAN, ou vérifiez la devise.',
    'bank/bic-form':
      'Un code BIC (SWIFT) a 8 ou 11 caractères. Recopiez-le depuis un RIB ou un relevé de compte, en majuscules.',
    'bank/bic-country':
      'Ce code BIC (SWIFT) contient une faute de frappe. Recopiez-le depuis un RIB ou un relevé de compte.',
    'bank/bic-test':
      'Ce code BIC (SWIFT) est réservé aux tests. Demandez à la banque son code réel.',
    'bank/bic-currency':
      'Ce code BIC (SWIFT) n’est pas celui d’une banque de ce pays ({country:name}). Vérifiez le code et la devise.',
    'bank/bic-bank':
      'Ce code BIC (SWIFT) est celui de la banque {bank}. Vérifiez la banque et le code.',
    'bank/aba-form':
      'Un numéro de routage (ABA) a 9 chiffres. Recopiez-le depuis un chèque ou un relevé de compte, avec les zéros du début.',
    'bank/aba-prefix':
      'Ce numéro de routage contient une faute de frappe. Comparez-le avec un chèque ou un relevé.',
    'bank/aba-check-digit':
      'Ce numéro de routage contient une faute de frappe. Comparez-le avec un chèque ou un relevé.',
    'bank/uk-sort-code':
      'Un « sort code » britannique a 6 chiffres. Recopiez-le depuis une carte ou un relevé de compte.',
    'bank/ngn-phone-number.wallet':
      'Cette banque utilise le numéro de téléphone sans le premier 0. Retirez le premier 0.',
    'bank/zar-digits.card': 'Cela ressemble à un numéro de carte. Saisissez le numéro de compte.',
  },
});
