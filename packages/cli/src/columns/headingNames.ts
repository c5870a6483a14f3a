import { businessHeadings } from './businessHeadings.ts';
import type { Kind } from './kind.ts';
import { ownerHeadings } from './ownerHeadings.ts';

/**
 * Other names by which people head a column, in English, French and Portuguese, without accents: by field. Word order and
 * words of one meaning are `headingWords`. Below an owner, the names leave the owner out.
 */
export const headingNames: Readonly<Record<Kind, Readonly<Record<string, readonly string[]>>>> = {
  address: {
    address: [
      ...['wallet', 'wallet address', 'recipient address', 'destination', 'deposit address'],
      ...['adresse', 'adresse du portefeuille', 'portefeuille'],
      ...['endereco', 'endereco da carteira', 'carteira'],
    ],
    network: ['chain', 'blockchain', 'reseau', 'rede'],
  },
  wallet: {
    currency: ['ccy', 'devise', 'monnaie', 'moeda', 'coin', 'token', 'asset', 'stablecoin'],
    network: ['chain', 'blockchain', 'reseau', 'rede'],
    description: [
      'note',
      'notes',
      'memo',
      'libelle',
      'descricao',
      'label',
      'name',
      'wallet name',
      'nom',
      'nome',
    ],
  },
  phone: {
    phone: [
      ...['phone number', 'phone no', 'telephone', 'mobile', 'contact person phone'],
      ...['tel', 'numero de telephone', 'portable', 'contact number'],
      ...['telefone', 'numero de telefone', 'celular', 'telemovel'],
    ],
    country: ['country code', 'pays', 'pais'],
  },
  bank: {
    currency: ['ccy', 'currency code', 'payment currency', 'bank currency', 'account currency'],
    account_name: [
      ...['account holder', 'account holder name', 'beneficiary', 'beneficiary name'],
      ...['bank account holder', 'bank holder', 'holder name', 'nom du proprietaire du compte'],
      ...['nom du titulaire du compte', 'nom et prenom du titulaire du compte'],
      'nome do titular da conta',
      ...['payee', 'payee name', 'name', 'bank account name', 'account title'],
      ...['nom du titulaire', 'intitule du compte', 'nom du beneficiaire', 'nom', 'nom du compte'],
      ...['titular da conta', 'nome do titular', 'nome do favorecido', 'nome', 'nome da conta'],
    ],
    account_number: [
      ...['account', 'account number', 'bank account', 'bank account number', 'nuban'],
      ...['destination account', 'to account'],
    ],
    bank_name: ['bank', 'nom de la banque', 'nome do banco', 'bank institution'],
    // The branch code of South Africa is what the API calls a bank code.
    bank_code: [
      ...['bank number', 'bank code', 'cbn code', 'nip code', 'branch code'],
      ...['universal branch code', 'bank branch code', 'account branch code', 'bank cbn code'],
    ],
    sort_code: ['bank sort code'],
    swift_code: ['swift', 'bic', 'swift bic', 'swift bic code', 'bic code', 'bank swift code'],
    routing_number: [
      'routing',
      'aba',
      'aba routing',
      'routing transit number',
      'ach',
      'aba code',
      'numero acheminement',
      'numero d acheminement',
    ],
    iban: ['identifiant iban', 'iban number', 'iban account number'],
    customer_id: ['customer', 'client id', 'id client', 'id cliente'],
  },
  customer: { ...businessHeadings, ...ownerHeadings },
};

/** Words that name whose field it is, and that a heading may leave out or add: by kind and list. */
export const contextWords: Readonly<Record<string, readonly string[]>> = {
  customer: [
    'business',
    'registered',
    'office',
    'siege',
    'sede',
    'hq',
    'number',
    'social',
    'local',
    'primary',
    'principale',
    'institucional',
  ],
  'customer business_owners.*': [
    'residence',
    'home',
    'personal',
    'personnelle',
    'private',
    'contact',
    'percent',
    'number',
    'pessoal',
    'current',
    'domicile',
  ],
  bank: [
    'beneficiary',
    'number',
    'customer',
    'vendor',
    'supplier',
    'fournisseur',
    'fornecedor',
    'new',
  ],
};
