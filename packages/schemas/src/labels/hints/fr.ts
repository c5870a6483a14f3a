import type { Hints } from './hints.ts';

/** What a form says beside its fields in French. */
export const hints: Hints = {
  hints: {
    BANK_STATEMENT: 'Au nom de l’entreprise.',
    PROOF_OF_ADDRESS:
      'Facture d’eau ou d’électricité ou relevé de compte de moins de 3 mois, ou bail de moins de 12 mois.',
    PROOF_OF_TAX_IDENTIFICATION: 'Indique le numéro d’identification fiscale.',
    account_purpose_explanation:
      'Qui verse des fonds, qui est payé et à quel titre. 1 000 caractères au plus.',
    conducts_money_services: 'Transfert de fonds, change ou traitement de paiements.',
    example: 'Par exemple {example}.',
    expected_monthly_income: 'Dans la monnaie locale.',
    front_image: 'Les quatre coins et les deux lignes de caractères du bas doivent être visibles.',
    industry:
      'Cherchez avec des mots courants, comme boulangerie ou paie, ou par code NAICS. Les noms officiels sont en anglais.',
    is_beneficial_owner: 'En général, une personne qui détient 25 % ou plus.',
    is_control_person: 'Dirige ou gère l’entreprise.',
    is_dao: 'Une organisation autonome décentralisée.',
    is_signer: 'Signe au nom de l’entreprise.',
    last_name: 'Tel qu’il figure sur le passeport.',
    local_currency: 'Dans la monnaie locale, {currency}.',
    nature_of_business: 'Ce qu’elle vend, à qui et où. 500 caractères au plus.',
    operates_in_prohibited_countries:
      'Pays sous sanctions générales, par exemple l’Iran et la Corée du Nord.',
    'registered_address.country':
      'Les champs, les formats et les documents dépendent du pays. Un pays absent de la liste n’est pas accepté.',
    trading_name: 'Identique à la dénomination sociale s’il n’y en a pas d’autre.',
  },
  hintsIn: {
    BR: { registration_number: 'Le CNPJ convient aussi.' },
    GH: { postal_code: 'Fournie par GhanaPostGPS.' },
  },
  questions: {
    conducts_money_services:
      'L’entreprise fournit-elle des services de paiement, de change ou de transfert de fonds ?',
    is_dao: 'Est-ce une DAO ?',
    operates_in_prohibited_countries: 'Exerce-t-elle dans des pays interdits ?',
  },
  answers: { yes: 'Oui', no: 'Non' },
};
