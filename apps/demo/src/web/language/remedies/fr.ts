/** What to do about the findings on addresses and bank accounts, by their rule, in French. */
export const fr: Readonly<Record<string, string>> = {
  'address/text':
    'Ce n’est pas une adresse. Saisissez l’adresse du portefeuille : 0x et les 40 caractères qui suivent.',
  'address/private-key':
    'Cela ressemble à un secret, pas à une adresse. Si c’en est un, transférez les fonds vers un nouveau portefeuille dès maintenant et saisissez son adresse.',
  'address/64-digits':
    'Cette adresse vient d’un autre réseau. Demandez au destinataire une adresse Ethereum ou Polygon. Si vous avez collé une clé privée, transférez ses fonds vers un nouveau portefeuille dès maintenant.',
  'address/other-network':
    'C’est une adresse {chain}. Demandez au destinataire une adresse Ethereum ou Polygon, qui commence par 0x.',
  'address/shortened':
    'Cette adresse est abrégée. Copiez-la en entier avec le bouton de copie du portefeuille.',
  'address/link':
    'Saisissez seulement l’adresse du destinataire : 0x et les 40 caractères qui suivent.',
  'address/icap': 'C’est un code ICAP. Demandez au destinataire l’adresse qui commence par 0x.',
  'address/name':
    'C’est un nom, pas une adresse. Recherchez-le dans votre portefeuille, puis saisissez l’adresse qui commence par 0x.',
  'address/visible-characters':
    'L’adresse contient une espace ou un caractère invisible. Effacez le champ et collez l’adresse seule.',
  'address/ascii-digits':
    'Un caractère de cette adresse ressemble seulement à une lettre ou à un chiffre. Copiez à nouveau l’adresse à sa source.',
  'address/prefix': 'L’adresse doit commencer par 0x. Copiez à nouveau l’adresse entière.',
  'address/length':
    'L’adresse doit avoir 40 caractères après 0x. Copiez à nouveau l’adresse entière.',
  'address/hexadecimal':
    'L’adresse contient un caractère qu’aucune adresse n’a, par exemple la lettre O ou l. Copiez-la à nouveau.',
  'address/other-chain-checksum':
    'Cette adresse vient du réseau Rootstock. Demandez au destinataire une adresse Ethereum ou Polygon.',
  'address/checksum':
    'Cette adresse contient une faute de frappe. Copiez-la à nouveau à sa source ; ne changez pas de lettres pour la faire correspondre.',
  'address/no-checksum':
    'Une faute de frappe dans cette adresse passerait inaperçue. Collez l’adresse avec ses majuscules et minuscules, ou comparez chaque caractère.',
  'address/sanctioned':
    'Cette adresse figure sur la liste de sanctions des États-Unis. N’envoyez rien et prévenez votre équipe de conformité.',
  'address/public-key':
    'Tout le monde peut prendre l’argent de cette adresse de test. Saisissez l’adresse du destinataire.',
  'address/zero': 'L’argent envoyé à cette adresse est perdu. Saisissez l’adresse du destinataire.',
  'address/burn': 'L’argent envoyé à cette adresse est perdu. Saisissez l’adresse du destinataire.',
  'address/reserved':
    'L’argent envoyé à cette adresse est perdu. Saisissez l’adresse du destinataire.',
  'address/token-contract':
    'Les jetons envoyés à cette adresse sont perdus. Saisissez l’adresse du portefeuille du destinataire.',
  'address/exchange':
    'Cette adresse est celle de la plateforme elle-même, qui ne saurait pas à qui est le paiement. Copiez l’adresse de dépôt du compte du destinataire.',
  'address/contract':
    'Cette adresse est un programme, pas un portefeuille : l’argent envoyé y est généralement perdu. Saisissez l’adresse du portefeuille du destinataire.',
  'address/look-alike':
    'Cette adresse ressemble à une adresse connue, mais elle est différente. Comparez chaque caractère ou demandez au destinataire.',
  'bank/method': 'Indiquez le type, la devise et le compte.',
  'bank/text': 'Saisissez ceci comme du texte, avec tous les zéros du début.',
  'bank/recommended-field': 'Remplissez ce champ.',
  'bank/visible-characters':
    'Ce champ contient un caractère invisible. Effacez-le et ressaisissez la valeur.',
  'bank/ascii':
    'Un caractère ressemble seulement à une lettre ou à un chiffre. Saisissez la valeur avec 0 à 9 et A à Z.',
  'bank/no-spaces': 'Supprimez les espaces.',
  'bank/name-letters':
    'Ce n’est pas un nom. Saisissez ici le nom, et le numéro dans son propre champ.',
  'bank/placeholder-name':
    'Ce nom ne sert que d’exemple. Saisissez le nom tel que la banque le connaît.',
  'bank/placeholder-number': 'Ce numéro semble fictif. Saisissez le numéro de compte.',
  'bank/account-name': 'Saisissez le nom du titulaire du compte, pas celui de la banque.',
  'bank/closed-bank': 'Cette banque a fermé. Indiquez un compte dans une autre banque.',
  'bank/other-country-code':
    'Ce code est celui d’une banque d’un autre pays. Vérifiez la devise et la banque.',
  'bank/ngn-ten-digits':
    'Un numéro de compte nigérian a 10 chiffres. Vérifiez qu’il n’en manque aucun et gardez les zéros du début.',
  'bank/ngn-phone-number':
    'Cela ressemble à un numéro de téléphone. Saisissez le numéro de compte à 10 chiffres, affiché dans l’application de la banque.',
  'bank/ngn-phone-without-zero':
    'Cela ressemble à un compte OPay ou PalmPay. Choisissez cette banque, ou saisissez le numéro de compte de la banque choisie.',
  'bank/nuban-check-digit':
    'Ce numéro de compte n’est pas de cette banque. Vérifiez le numéro et la banque sur un relevé. Le numéro correspond à : {banks}.',
  'bank/ngn-bank-code':
    'Ce n’est pas un code de banque nigérian. Saisissez le code de la banque avec ses zéros du début, par exemple 058.',
  'bank/ngn-bank-agrees':
    'Le nom et le code sont de banques différentes : le code est celui de {bank}. Vérifiez lequel est correct.',
  'bank/ngn-merged-bank':
    'Cette banque est devenue {successor}. Choisissez {successor} (code {code}) ; le numéro de compte ne change pas.',
  'bank/zar-digits':
    'Un numéro de compte sud-africain a 6 à 11 chiffres. Saisissez seulement les chiffres, sans le code d’agence.',
  'bank/zar-length':
    'Les numéros de compte chez {bank} ont {digits} chiffres. Vérifiez le numéro et la banque.',
  'bank/zar-phone-number':
    'Cela ressemble à un numéro de téléphone. Saisissez le numéro de compte, affiché dans l’application de la banque.',
  'bank/zar-branch-code':
    'Un code d’agence a 6 chiffres. Saisissez le code d’agence universel de la banque.',
  'bank/zar-bank-agrees':
    'Le nom et le code d’agence sont de banques différentes : le code est celui de {bank}. Vérifiez lequel est correct.',
  'bank/zar-universal-code':
    'Utilisez le code d’agence universel de {bank}, {branchCode} : il vaut pour toutes les agences.',
};
