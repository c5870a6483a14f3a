import type { Hints } from './hints.ts';

/** What a form says beside its fields in Portuguese as written in Brazil. */
export const hints: Hints = {
  hints: {
    BANK_STATEMENT: 'Em nome da empresa.',
    PROOF_OF_ADDRESS:
      'Conta de água, luz ou gás, ou extrato bancário, dos últimos 3 meses; ou contrato de aluguel dos últimos 12.',
    PROOF_OF_TAX_IDENTIFICATION: 'Mostra o número fiscal.',
    account_purpose_explanation: 'Quem paga, quem recebe e por quê. Até 1.000 caracteres.',
    conducts_money_services: 'Transferência de dinheiro, câmbio ou processamento de pagamentos.',
    example: 'Por exemplo {example}.',
    expected_monthly_income: 'Na moeda local.',
    front_image: 'Mostre os quatro cantos e as duas linhas de código na parte inferior.',
    industry:
      'Pesquise com palavras comuns, como padaria ou folha de pagamento, ou pelo código NAICS. Os nomes oficiais estão em inglês.',
    is_beneficial_owner: 'Em geral, quem detém 25% ou mais.',
    is_control_person: 'Dirige ou administra a empresa.',
    is_dao: 'Uma organização autônoma descentralizada.',
    is_signer: 'Assina pela empresa.',
    last_name: 'Como no passaporte.',
    local_currency: 'Na moeda local, {currency}.',
    nature_of_business: 'O que vende, para quem e onde. Até 500 caracteres.',
    operates_in_prohibited_countries:
      'Países sob sanções abrangentes, por exemplo o Irã e a Coreia do Norte.',
    'registered_address.country':
      'Campos, formatos e documentos dependem do país. Um país fora da lista não é aceito.',
    trading_name: 'Igual à razão social se não houver outro.',
  },
  hintsIn: {
    BR: { registration_number: 'O CNPJ também serve aqui.' },
    GH: { postal_code: 'Do GhanaPostGPS.' },
  },
  questions: {
    conducts_money_services:
      'A empresa presta serviços de pagamento, câmbio ou transferência de valores?',
    is_dao: 'É uma DAO?',
    operates_in_prohibited_countries: 'Ela opera em países proibidos?',
  },
  answers: { yes: 'Sim', no: 'Não' },
};
