import { deepFreeze } from '@passmuster/findings';
import type { CompleteAddressCatalog } from './addressCatalog.ts';

/** The remedies of the findings on addresses in French. */
export const fr: CompleteAddressCatalog = /* @__PURE__ */ deepFreeze<CompleteAddressCatalog>({
  locale: 'fr',
  remedies: {
    'address/text':
      'Ce n’est pas une adresse. Saisissez l’adresse du portefeuille : 0x et les 40 caractères qui suivent.',
    'address/private-key':
      'Cela ressemble à un secret, pas à une adresse. Si c’en est un, transférez les fonds vers un nouveau portefeuille dès maintenant et saisissez son adresse.',
    'address/64-digits':
      'Cette adresse vient d’un autre réseau. Demandez au destinataire une adresse Ethereum ou Polygon. Si vous avez collé une clé privée, transférez ses fonds vers un nouveau portefeuille dès maintenant.',
    'address/other-network':
      'C’est une adresse {chain}. Demandez au destinataire une adresse Ethereum ou Polygon, qui commence par 0x.',
    'address/shortened':
      'Cette adresse est abrégée. Copiez-la en entier avec le bouton de copie du portefeuille.',
    'address/link':
      'Il y a ici plus qu’une adresse. Saisissez seulement l’adresse du destinataire : 0x et les 40 caractères qui suivent.',
    'address/icap': 'C’est un code ICAP. Demandez au destinataire l’adresse qui commence par 0x.',
    'address/name':
      'C’est un nom, pas une adresse. Recherchez ce nom dans votre portefeuille, puis saisissez l’adresse qui commence par 0x.',
    'address/visible-characters':
      'L’adresse contient un espace ou un caractère invisible. Effacez le champ et collez l’adresse seule.',
    'address/ascii-digits':
      'Un caractère de cette adresse n’a que l’apparence d’une lettre ou d’un chiffre. Copiez à nouveau l’adresse depuis sa source.',
    'address/prefix': 'Cette adresse ne commence pas par 0x. Copiez à nouveau l’adresse entière.',
    'address/prefix.capital':
      'Cette adresse commence par un X majuscule. Écrivez 0x avec un x minuscule.',
    'address/prefix.letter':
      'Cette adresse commence par la lettre O. Écrivez 0x avec le chiffre zéro.',
    'address/prefix.repeated':
      'Cette adresse commence plusieurs fois par 0x. N’écrivez 0x qu’une seule fois.',
    'address/length': 'Une adresse a 40 caractères après 0x. Copiez à nouveau l’adresse entière.',
    'address/length.tooLong':
      'Une adresse a 40 caractères après 0x. Copiez à nouveau l’adresse entière.',
    'address/hexadecimal':
      'L’adresse contient un caractère impossible dans une adresse, par exemple la lettre O ou l. Copiez-la à nouveau.',
    'address/other-chain-checksum':
      'Cette adresse vient du réseau Rootstock. Demandez au destinataire une adresse Ethereum ou Polygon.',
    'address/checksum':
      'Cette adresse contient une faute de frappe. Copiez-la à nouveau depuis sa source ; ne modifiez aucune lettre pour la rendre valide.',
    'address/no-checksum':
      'Une faute de frappe dans cette adresse passerait inaperçue. Collez l’adresse avec ses majuscules et minuscules, ou comparez chaque caractère.',
    'address/sanctioned':
      'Cette adresse figure sur la liste des sanctions américaines. N’envoyez rien et prévenez votre équipe conformité.',
    'address/public-key':
      'N’importe qui peut prendre l’argent de cette adresse de test. Saisissez l’adresse du destinataire.',
    'address/zero':
      'L’argent envoyé à cette adresse est perdu. Saisissez l’adresse du destinataire.',
    'address/burn':
      'L’argent envoyé à cette adresse est perdu. Saisissez l’adresse du destinataire.',
    'address/reserved':
      'L’argent envoyé à cette adresse est perdu. Saisissez l’adresse du destinataire.',
    'address/token-contract':
      'Les jetons envoyés à cette adresse sont perdus. Saisissez l’adresse du portefeuille du destinataire.',
    'address/token-contract.otherNetwork':
      'Les jetons envoyés à cette adresse sont perdus. Saisissez l’adresse du portefeuille du destinataire.',
    'address/exchange':
      'Cette adresse est celle de la plateforme d’échange elle-même, qui ne pourra pas savoir à qui attribuer le paiement. Copiez l’adresse de dépôt affichée dans le compte du destinataire.',
    'address/contract':
      'Cette adresse est celle d’un programme, pas d’un portefeuille : l’argent qui y est envoyé est généralement perdu. Saisissez l’adresse du portefeuille du destinataire.',
    'address/look-alike':
      'Cette adresse ressemble à une adresse connue, mais elle est différente. Comparez chaque caractère ou demandez au destinataire.',
    'address/look-alike.listed':
      'Cette adresse ressemble à une autre de la liste ({first}), mais elle est différente. Comparez chaque caractère des deux ou demandez au destinataire.',
  },
});
