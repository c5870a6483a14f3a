import type { CompleteTableCatalog } from './tableCatalog.ts';

/** The texts of this program's own findings in French. */
export const fr: CompleteTableCatalog = {
  locale: 'fr',
  rules: {
    'input/scientific-notation': {
      message: 'Un tableur a abrégé ce nombre en notation scientifique ; des chiffres sont perdus',
      remedy:
        'Le tableur a supprimé des chiffres. Mettez la colonne au format texte et ressaisissez le numéro.',
    },
    'input/leading-zero': {
      message:
        'Ce numéro a moins de chiffres qu’attendu ; un tableur a peut-être supprimé un zéro au début',
      remedy:
        'Il manque peut-être un zéro au début. Mettez la colonne au format texte et ressaisissez le numéro.',
    },
    'input/date-number': {
      message: 'Un tableur a remplacé cette date par son numéro de jour',
      remedy: 'Mettez la cellule au format texte et saisissez une date comme 2019-06-30.',
    },
    'input/date-order': {
      message:
        'Cette date n’est pas écrite AAAA-MM-JJ ; le jour et le mois peuvent être intervertis',
      remedy: 'On ne sait pas quelle partie est le jour. Saisissez une date comme 2019-06-30.',
    },
    'input/date-form': {
      message: 'Cette date n’est pas écrite AAAA-MM-JJ',
      remedy: 'Saisissez une date comme 2019-06-30.',
    },
    'input/formula': {
      message:
        'Cette cellule contient une formule ou une valeur d’erreur du tableur, pas son résultat',
      remedy:
        'Remplacez la formule par sa valeur : copiez la cellule et collez seulement les valeurs.',
    },
    'input/number-form': {
      message: 'Ce nombre contient des séparateurs ou un symbole monétaire',
      remedy:
        'Saisissez seulement des chiffres, avec un point avant les décimales, par exemple 12500.50.',
    },
    'input/encoding': {
      message: 'Ce texte contient des octets non valides dans l’encodage du fichier',
      remedy:
        'Des lettres ont été abîmées à l’enregistrement du fichier. Enregistrez-le à nouveau en UTF-8.',
    },
    'input/document-file': {
      message: 'Le fichier du document ne peut pas être lu',
      remedy: 'Vérifiez le nom du fichier.',
      texts: {
        missing: {
          message: 'Le fichier du document n’existe pas ou ne peut pas être lu',
          remedy:
            'Ce fichier est introuvable. Vérifiez son nom et placez-le dans le dossier de ce tableau.',
        },
        outside: {
          message: 'Le fichier du document est hors du dossier de ce tableau',
          remedy:
            'Ce fichier est dans un autre dossier. Placez-le dans le dossier de ce tableau ou au-dessous.',
        },
        irregular: {
          message: 'Le fichier du document n’est pas un fichier ordinaire',
          remedy: 'Ce n’est pas un fichier. Indiquez le nom d’une image ou d’un PDF.',
        },
        tooLarge: {
          message: 'Le fichier du document dépasse 10 Mo',
          remedy: 'Ce fichier dépasse 10 Mo. Réduisez-le ou numérisez-le avec moins de détails.',
        },
        otherType: {
          message: 'Le fichier du document n’est ni PNG, ni JPEG, ni GIF, ni PDF',
          remedy: 'Ce type de fichier n’est pas accepté. Fournissez une image ou un PDF.',
        },
      },
    },
    'input/readable': {
      message: 'Cet enregistrement ne peut pas être lu : {problem}',
      remedy: 'Corrigez cet enregistrement et vérifiez à nouveau le fichier.',
    },
    'input/network': {
      message: 'Le réseau n’est aucun de ceux-ci : {networks}',
      remedy: 'Choisissez erc20 ou polygon : le réseau sur lequel l’adresse recevra.',
    },
    'file/unique-email': {
      message: 'email doit être unique ; {first} a le même, majuscules mises à part',
      remedy:
        'Un autre client de ce fichier utilise la même adresse e-mail. Donnez à chaque entreprise la sienne.',
    },
    'file/unique-phone': {
      message: 'phone doit être unique ; {first} a le même',
      remedy:
        'Un autre client de ce fichier utilise le même numéro de téléphone. Donnez à chaque entreprise le sien.',
    },
    'file/unique-account': {
      message: '{first} a le même numéro de compte dans la même banque',
      remedy:
        'Ce compte figure deux fois dans le fichier. Supprimez l’une des lignes, ou corrigez son numéro.',
    },
    'file/unique-address': {
      message: '{first} a la même adresse',
      remedy: 'Cette adresse figure deux fois dans le fichier. Vérifiez que c’est voulu.',
    },
  },
};
