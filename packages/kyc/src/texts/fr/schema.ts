import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `schema/*` in French. */
export const schema: RemediesOf<'schema'> = {
  'schema/required': 'Ce champ est obligatoire.',
  'schema/null': 'Ce champ n’a pas de valeur. Ne l’envoyez pas.',
  'schema/type': 'Vérifiez cette valeur.',
  'schema/type.text': 'Saisissez du texte.',
  'schema/type.number': 'Saisissez un nombre.',
  'schema/type.flag': 'Répondez par oui ou par non.',
  'schema/type.object': 'Remplissez cette rubrique.',
  'schema/type.list': 'Remplissez cette liste.',
  'schema/choice': 'Choisissez dans la liste.',
  'schema/choice.annualRevenue':
    'Choisissez la tranche de votre chiffre d’affaires annuel : moins de 100 000 $, jusqu’à 1, 10, 50 ou 100 millions de dollars, ou plus de 100 millions.',
  'schema/choice.assetType': 'Choisissez « Stablecoin » ou « Monnaie officielle ».',
  'schema/choice.customerType': 'Choisissez « Entreprise ».',
  'schema/choice.network': 'Choisissez Ethereum (ERC-20) ou Polygon.',
  'schema/choice.payoutCurrency':
    'Les versements ne vont que vers des comptes en nairas nigérians (NGN) ou en rands sud-africains (ZAR). Choisissez la devise de ce compte, ou n’indiquez pas ce compte.',
  'schema/choice.proofKind':
    'Choisissez « Facture d’eau ou d’électricité », « Relevé de compte bancaire », « Document fiscal », « Courrier administratif » ou « Contrat de bail ».',
  'schema/choice.walletStatus': 'Choisissez « Actif », « En attente » ou « Suspendu ».',
  'schema/choice.regulatoryLicense':
    'Ce type de document n’est pas proposé. Ajoutez l’agrément avec le type « Autre document ».',
  'schema/choice.spelling': 'Choisissez dans la liste.',
  'schema/unlisted-country':
    'Ce pays n’est pas pris en charge. Contactez le prestataire avant de continuer.',
  'schema/length': 'Vérifiez la longueur de ce texte.',
  'schema/length.most': 'Ce texte est trop long. Limitez-le à {limit} caractères.',
  'schema/length.blank': 'Ce champ est obligatoire.',
  'schema/range': 'Vérifiez ce nombre.',
  'schema/range.least': 'Saisissez {limit} ou plus.',
  'schema/range.most': 'Saisissez {limit} ou moins.',
  'schema/format': 'Vérifiez la saisie.',
  'schema/format.callingCode': 'Saisissez un indicatif téléphonique comme +234.',
  'schema/format.characters':
    'Ce texte contient des caractères qui ne peuvent pas être envoyés. Saisissez-le à nouveau.',
  'schema/format.date':
    'Cette date n’existe pas. Saisissez-la sous la forme année-mois-jour, par exemple 1985-06-30.',
  'schema/format.dateForm':
    'Saisissez la date sous la forme année-mois-jour, par exemple 1985-06-30.',
  'schema/format.dateYear': 'Saisissez l’année avec quatre chiffres.',
  'schema/format.dateOrder':
    'On ne sait pas quelle partie est le jour. Saisissez la date sous la forme année-mois-jour, par exemple 1985-06-30.',
  'schema/format.decimal':
    'Saisissez un montant avec un point avant les centimes, par exemple 12.50.',
  'schema/format.email': 'Saisissez une adresse e-mail comme ada@example.com.',
  'schema/format.emailLetters': 'Saisissez l’adresse e-mail sans accent ni cédille.',
  'schema/format.finite': 'Saisissez un nombre avec moins de chiffres.',
  'schema/format.image':
    'Ce fichier est illisible. Joignez-le à nouveau ou indiquez son adresse web.',
  'schema/format.localFile': 'Ce chemin mène à votre propre ordinateur. Joignez le fichier.',
  'schema/format.phone':
    'Saisissez le numéro avec l’indicatif du pays, par exemple +234 801 234 5678.',
  'schema/format.timestamp': 'Saisissez une date et une heure comme 2026-01-31T09:30:00.000Z.',
  'schema/format.uuid': 'Saisissez un identifiant comme 3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b.',
  'schema/format.encodedAddress':
    'Cette adresse web contient des caractères à encoder. Copiez-la depuis votre navigateur.',
  'schema/format.webAddress': 'Saisissez une adresse web comme https://example.com.',
  'schema/format.wholeNumber': 'Saisissez un nombre entier.',
  'schema/invalid': 'Vérifiez cette valeur.',
  'schema/defaults-sent':
    'Certaines réponses manquent et prennent leur valeur habituelle. Vérifiez-les.',
  'schema/unknown-field':
    'Ce champ ne fait pas partie de la demande. Vérifiez son orthographe ou retirez-le.',
};
