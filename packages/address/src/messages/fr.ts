import type { CompleteAddressCatalog } from './addressCatalog.ts';

/** The texts of the findings on addresses in French. */
export const fr: CompleteAddressCatalog = {
  locale: 'fr',
  rules: {
    'address/text': {
      message: 'Une adresse doit être une chaîne : 0x et 40 chiffres hexadécimaux',
      remedy:
        'Ce n’est pas une adresse. Saisissez l’adresse du portefeuille : 0x et les 40 caractères qui suivent.',
    },
    'address/private-key': {
      message: 'Ceci a la forme d’un secret ({what}), pas d’une adresse',
      remedy:
        'Cela ressemble à un secret, pas à une adresse. Si c’en est un, transférez les fonds vers un nouveau portefeuille dès maintenant et saisissez son adresse.',
    },
    'address/64-digits': {
      message:
        'Il y a 64 chiffres hexadécimaux : une adresse Sui ou Aptos, une empreinte de transaction ou une clé privée',
      remedy:
        'Cette adresse vient d’un autre réseau. Demandez au destinataire une adresse Ethereum ou Polygon. Si vous avez collé une clé privée, transférez ses fonds vers un nouveau portefeuille dès maintenant.',
    },
    'address/other-network': {
      message:
        'Ceci a la forme d’une adresse {chain} ; les réseaux sont erc20 (Ethereum) et polygon',
      remedy:
        'C’est une adresse {chain}. Demandez au destinataire une adresse Ethereum ou Polygon, qui commence par 0x.',
    },
    'address/shortened': {
      message: 'L’adresse est abrégée : il manque des chiffres au milieu',
      remedy:
        'Cette adresse est abrégée. Copiez-la en entier avec le bouton de copie du portefeuille.',
    },
    'address/link': {
      message: 'C’est un lien, ou un texte précède l’adresse ; envoyez l’adresse seule',
      remedy:
        'Saisissez seulement l’adresse du destinataire : 0x et les 40 caractères qui suivent.',
    },
    'address/icap': {
      message: 'C’est un code ICAP (XE et une clé de contrôle), que l’API n’accepte pas',
      remedy: 'C’est un code ICAP. Demandez au destinataire l’adresse qui commence par 0x.',
    },
    'address/name': {
      message: 'C’est un nom, par exemple ENS ; l’API n’accepte que des adresses',
      remedy:
        'C’est un nom, pas une adresse. Recherchez-le dans votre portefeuille, puis saisissez l’adresse qui commence par 0x.',
    },
    'address/visible-characters': {
      message: 'L’adresse contient un espace ou un caractère invisible (position {positions})',
      remedy:
        'L’adresse contient un espace ou un caractère invisible. Effacez le champ et collez l’adresse seule.',
    },
    'address/ascii-digits': {
      message: 'L’adresse contient un caractère hors ASCII (position {positions})',
      remedy:
        'Un caractère de cette adresse ressemble seulement à une lettre ou à un chiffre. Copiez à nouveau l’adresse à sa source.',
    },
    'address/prefix': {
      message: 'L’adresse doit commencer par 0x, avec un x minuscule',
      remedy: 'L’adresse doit commencer par 0x. Copiez à nouveau l’adresse entière.',
    },
    'address/length': {
      message: 'L’adresse doit avoir 40 chiffres après 0x ; celle-ci en a {count}',
      remedy: 'L’adresse doit avoir 40 caractères après 0x. Copiez à nouveau l’adresse entière.',
      texts: {
        tooLong: {
          message: 'L’adresse doit avoir 40 chiffres après 0x ; celle-ci en a plus de {count}',
          remedy:
            'L’adresse doit avoir 40 caractères après 0x. Copiez à nouveau l’adresse entière.',
        },
      },
    },
    'address/hexadecimal': {
      message: 'L’adresse contient un caractère autre que 0 à 9 et a à f (position {positions})',
      remedy:
        'L’adresse contient un caractère qu’aucune adresse n’a, par exemple la lettre O ou l. Copiez-la à nouveau.',
    },
    'address/other-chain-checksum': {
      message: 'La somme de contrôle est celle d’ERC-1191 pour Rootstock (chaîne 30), pas d’ERC-55',
      remedy:
        'Cette adresse vient du réseau Rootstock. Demandez au destinataire une adresse Ethereum ou Polygon.',
    },
    'address/checksum': {
      message:
        'La somme de contrôle est fausse : {count} lettres sur {letters} ont la mauvaise casse (chiffre {positions} après 0x)',
      remedy:
        'Cette adresse contient une faute de frappe. Copiez-la à nouveau à sa source ; ne changez pas de lettres pour la faire correspondre.',
    },
    'address/no-checksum': {
      message:
        'Toutes les lettres ont la même casse : l’adresse n’a pas de somme de contrôle, et une faute de frappe passe inaperçue',
      remedy:
        'Une faute de frappe dans cette adresse passerait inaperçue. Collez l’adresse avec ses majuscules et minuscules, ou comparez chaque caractère.',
    },
    'address/sanctioned': {
      message: 'L’OFAC inscrit cette adresse sous {label} (liste SDN du {date})',
      remedy:
        'Cette adresse figure sur la liste de sanctions des États-Unis. N’envoyez rien et prévenez votre équipe de conformité.',
    },
    'address/public-key': {
      message:
        'La clé privée de cette adresse est publique ({label}) : tout le monde peut prendre ce qui y est envoyé',
      remedy:
        'Tout le monde peut prendre l’argent de cette adresse de test. Saisissez l’adresse du destinataire.',
    },
    'address/zero': {
      message: 'C’est l’adresse zéro : personne n’en a la clé',
      remedy: 'L’argent envoyé à cette adresse est perdu. Saisissez l’adresse du destinataire.',
    },
    'address/burn': {
      message: 'Personne n’a la clé de cette adresse : {label}',
      remedy: 'L’argent envoyé à cette adresse est perdu. Saisissez l’adresse du destinataire.',
    },
    'address/reserved': {
      message: 'Cette adresse est dans la plage des contrats précompilés et des contrats système',
      remedy: 'L’argent envoyé à cette adresse est perdu. Saisissez l’adresse du destinataire.',
    },
    'address/token-contract': {
      message: 'C’est le contrat du jeton {symbol} sur {network}, pas un portefeuille',
      remedy:
        'Les jetons envoyés à cette adresse sont perdus. Saisissez l’adresse du portefeuille du destinataire.',
      texts: {
        otherNetwork: {
          message:
            'C’est le contrat du jeton {symbol} sur {network}, un autre réseau, pas un portefeuille',
          remedy:
            'Les jetons envoyés à cette adresse sont perdus. Saisissez l’adresse du portefeuille du destinataire.',
        },
      },
    },
    'address/exchange': {
      message:
        'C’est un portefeuille de {label} même (liste du {date}), pas l’adresse de dépôt d’un client',
      remedy:
        'Cette adresse est celle de la plateforme elle-même, qui ne saurait pas à qui est le paiement. Copiez l’adresse de dépôt du compte du destinataire.',
    },
    'address/contract': {
      message: 'C’est le contrat {label} (liste du {date}), pas un portefeuille',
      remedy:
        'Cette adresse est un programme, pas un portefeuille : l’argent envoyé y est généralement perdu. Saisissez l’adresse du portefeuille du destinataire.',
    },
    'address/look-alike': {
      message:
        'L’adresse commence et finit comme l’entrée {entry} du carnet d’adresses, mais elle est différente : une tentative d’empoisonnement d’adresse est possible',
      remedy:
        'Cette adresse ressemble à une adresse connue, mais elle est différente. Comparez chaque caractère ou demandez au destinataire.',
    },
  },
};
