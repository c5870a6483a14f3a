import type { Kind } from './kind.ts';

/** Other names by which people head a column, in English, French and Portuguese, without accents: by field. */
export const headingNames: Readonly<Record<Kind, Readonly<Record<string, readonly string[]>>>> = {
  address: {
    address: [
      ...['wallet', 'wallet address', 'recipient address'],
      ...['adresse', 'adresse du portefeuille', 'portefeuille'],
      ...['endereco', 'endereco da carteira', 'carteira'],
    ],
    network: ['chain', 'blockchain', 'reseau', 'rede'],
  },
  wallet: {
    currency: ['ccy', 'devise', 'monnaie', 'moeda'],
    network: ['chain', 'blockchain', 'reseau', 'rede'],
    description: ['libelle', 'descricao'],
  },
  phone: {
    phone: [
      ...['phone number', 'phone no', 'telephone', 'mobile', 'contact person phone'],
      ...['tel', 'numero de telephone', 'portable'],
      ...['telefone', 'numero de telefone', 'celular', 'telemovel'],
    ],
    country: ['country code', 'pays', 'pais'],
  },
  bank: {
    type: ['tipo'],
    currency: ['ccy', 'devise', 'monnaie', 'moeda'],
    account_name: [
      ...['account holder', 'account holder name', 'beneficiary', 'beneficiary name'],
      ...['payee', 'payee name'],
      ...['titulaire', 'titulaire du compte', 'nom du titulaire', 'intitule du compte'],
      ...['beneficiaire', 'nom du beneficiaire'],
      ...['titular', 'titular da conta', 'nome do titular', 'favorecido', 'nome do favorecido'],
      ...['beneficiario', 'nome do beneficiario'],
    ],
    account_number: [
      ...['account', 'account no', 'acct no', 'acct number', 'nuban'],
      ...['compte', 'numero de compte', 'numero du compte', 'n de compte', 'no de compte'],
      ...['conta', 'numero da conta', 'n da conta', 'no da conta', 'conta bancaria'],
    ],
    bank_name: ['bank', 'banque', 'nom de la banque', 'banco', 'nome do banco'],
    bank_code: [
      ...['bank no', 'code banque', 'code de la banque'],
      ...['codigo do banco', 'codigo banco', 'cod banco', 'no do banco'],
    ],
    swift_code: [
      'swift',
      'bic',
      'swift bic',
      'bic swift',
      'code swift',
      'code bic',
      'codigo swift',
    ],
    routing_number: ['routing no', 'aba', 'aba number', 'aba routing number'],
    iban: ['iban number', 'numero iban'],
  },
  customer: {
    business_name: [
      ...['company', 'company name', 'legal name'],
      ...['raison sociale', 'nom de l entreprise', 'societe'],
      ...['nome da empresa', 'empresa', 'firma', 'denominacao social'],
    ],
    trading_name: ['nom commercial', 'nome fantasia', 'nome comercial'],
    email: ['e mail', 'mail', 'courriel', 'adresse e mail', 'correio eletronico'],
    phone: ['telephone', 'tel', 'telefone', 'numero de telephone', 'numero de telefone'],
    phone_country_code: ['indicatif du pays', 'codigo do pais', 'indicativo do pais'],
    contact_person_email: ['e mail du contact', 'e mail do contato', 'e mail do contacto'],
    contact_person_phone: ['telephone du contact', 'telefone do contato', 'telefone do contacto'],
    business_website: ['website', 'web site', 'site internet'],
    registration_number: ['rccm', 'siren', 'nire'],
    tax_identification_number: ['numero fiscal', 'nif', 'cnpj', 'nipc', 'ifu', 'ninea'],
    nature_of_business: ['description de l activite', 'descricao da atividade'],
    'business_owners.*.last_name': [
      ...['business owners 0 nom de famille', 'business owners 0 surname'],
    ],
    'business_owners.*.ownership_percentage': [
      ...['business owners 0 share', 'business owners 0 part'],
      ...['business owners 0 participation', 'business owners 0 participacao no capital'],
      ...['business owners 0 participacao societaria'],
    ],
    'documents.*.issued': ['documents 0 issue date', 'documents 0 date', 'documents 0 data'],
    'documents.*.expires': [
      ...['documents 0 expiry date', 'documents 0 expiration date', 'documents 0 valid until'],
      ...['documents 0 date d expiration', 'documents 0 validade', 'documents 0 data de validade'],
    ],
    'business_owners.*.front_image.issued': [
      ...['business owners 0 passport issued', 'business owners 0 passport issue date'],
      ...['business owners 0 date de delivrance du passeport'],
      ...['business owners 0 data de emissao do passaporte'],
    ],
    'business_owners.*.front_image.expires': [
      ...['business owners 0 passport expires', 'business owners 0 passport expiry date'],
      ...['business owners 0 passport expiry', 'business owners 0 passport valid until'],
      ...['business owners 0 date d expiration du passeport'],
      ...['business owners 0 validade do passaporte'],
    ],
    'registered_address.street1': ['street', 'rue', 'rua', 'logradouro'],
    'registered_address.street2': ['complement d adresse', 'complemento'],
    'business_owners.*.address.street1': ['business owners 0 street'],
    'business_owners.*.address.street2': [
      ...['business owners 0 complement d adresse', 'business owners 0 complemento'],
    ],
    'business_owners.*.address.postal_code': ['business owners 0 postcode'],
    'registered_address.postal_code': ['postcode', 'zip', 'zip code', 'cep', 'codigo postal'],
    'registered_address.state': ['etat ou province', 'uf', 'estado', 'distrito', 'provincia'],
  },
};

/** Words for an owner before a number, as in “Owner 1 first name”; simplified. */
export const ownerWords: readonly string[] = [
  ...['owner', 'beneficial_owner', 'shareholder'],
  ...['proprietaire', 'beneficiaire_effectif', 'actionnaire', 'associe'],
  ...['proprietario', 'beneficiario_final', 'beneficiario_efetivo', 'socio', 'acionista'],
];
