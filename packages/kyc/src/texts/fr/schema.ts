import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `schema/*` in French. */
export const schema: TextsOf<'schema'> = {
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
};
