import type { CompleteTableCatalog } from './tableCatalog.ts';

/** The remedies of this program's own findings in French. */
export const fr: CompleteTableCatalog = {
  locale: 'fr',
  remedies: {
    'input/scientific-notation':
      'Le tableur a supprimé des chiffres. Mettez la colonne au format texte et ressaisissez le numéro.',
    'input/leading-zero':
      'Il manque peut-être un zéro au début. Mettez la colonne au format texte et ressaisissez le numéro.',
    'input/fraction':
      'Cette part ressemble à une fraction de 1. Saisissez 60 pour 60 %, ou mettez la colonne au format pourcentage.',
    'input/date-number':
      'Le tableur a changé cette date en nombre. Mettez la cellule au format texte et saisissez une date comme 2019-06-30.',
    'input/date-order':
      'Impossible de distinguer le jour du mois. Saisissez la date sous la forme année-mois-jour, par exemple 2019-06-30.',
    'input/date-form':
      'Cette date n’est pas au format attendu. Saisissez une date comme 2019-06-30.',
    'input/date-year':
      'L’année n’a que deux chiffres. Saisissez-en quatre, par exemple 2019-06-30.',
    'input/formula':
      'Cette cellule contient une formule ou une erreur au lieu d’une valeur. Remplacez la formule par sa valeur : copiez la cellule, puis utilisez le collage spécial « Valeurs ».',
    'input/number-form':
      'Ce nombre contient des séparateurs ou un symbole monétaire. Saisissez seulement des chiffres, avec un point avant les décimales, par exemple 12500.50.',
    'input/encoding':
      'Des lettres ont été abîmées à l’enregistrement du fichier. Enregistrez-le à nouveau en UTF-8.',
    'input/document-file': 'Ce document est illisible. Vérifiez le nom du fichier.',
    'input/document-file.missing':
      'Ce fichier est introuvable. Vérifiez son nom et placez-le dans le dossier de ce tableau.',
    'input/document-file.outside':
      'Ce fichier est dans un autre dossier. Placez-le dans le dossier de ce tableau ou dans l’un de ses sous-dossiers.',
    'input/document-file.irregular':
      'Ce n’est pas un fichier. Indiquez le nom d’une image ou d’un PDF.',
    'input/document-file.tooLarge':
      'Ce fichier dépasse 10 Mo. Réduisez-le, ou numérisez le document dans une résolution plus basse.',
    'input/document-file.otherType':
      'Ce type de fichier n’est pas accepté. Joignez une image ou un PDF.',
    'input/customer':
      'Ce client ne figure pas dans les résultats. Vérifiez le numéro d’immatriculation.',
    'input/customer.unknown':
      'Ce client ne figure pas dans les résultats. Vérifiez le numéro d’immatriculation.',
    'input/customer.empty': 'Indiquez le numéro d’immatriculation du client.',
    'input/customer.notCreated':
      'Ce client n’a pas été créé. Envoyez-le d’abord, puis utilisez les nouveaux résultats.',
    'input/customer.several':
      'Plusieurs clients ont ce numéro. Utilisez une colonne où chacun a sa propre valeur.',
    'input/readable':
      'Cet enregistrement est illisible. Corrigez-le et vérifiez à nouveau le fichier.',
    'input/readable.cells':
      'Cette ligne a {cells} cellules, mais l’en-tête en a {columns}. Cherchez un séparateur ou un guillemet manquant ou en trop.',
    'input/readable.note':
      'Cette ligne n’a qu’une valeur. Complétez-la, ou supprimez-la si c’est une note.',
    'input/readable.quote':
      'Cette ligne a un guillemet à l’intérieur d’une cellule. Doublez les guillemets dans les cellules.',
    'input/network':
      'Le réseau manque ou est inconnu. Choisissez erc20 ou polygon : le réseau sur lequel l’adresse recevra.',
    'file/unique-email':
      'Un autre client (ligne {first}) utilise la même adresse e-mail. Donnez à chaque entreprise la sienne.',
    'file/unique-phone':
      'Un autre client (ligne {first}) utilise le même numéro de téléphone. Donnez à chaque entreprise le sien.',
    'file/unique-account':
      'Ce compte figure déjà dans la liste (ligne {first}). Supprimez l’une des lignes, ou corrigez son numéro.',
    'file/unique-address':
      'Cette adresse figure déjà dans la liste (ligne {first}). Vérifiez que c’est voulu.',
  },
};
