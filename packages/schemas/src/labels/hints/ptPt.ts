import type { Hints } from './hints.ts';
import { hints as brazilian } from './ptBr.ts';

/** What a form says beside its fields in Portuguese as written in Portugal; what Brazil says alike comes from there. */
export const hints: Hints = {
  ...brazilian,
  hints: {
    ...brazilian.hints,
    PROOF_OF_ADDRESS:
      'Fatura de água, luz ou gás, ou extrato bancário, dos últimos 3 meses; ou contrato de arrendamento dos últimos 12.',
    account_purpose_explanation: 'Quem paga, quem recebe e porquê. Até 1000 caracteres.',
    conducts_money_services: 'Transferência de fundos, câmbio ou processamento de pagamentos.',
    industry:
      'Pesquise com palavras do dia a dia, como padaria ou salários, ou pelo código NAICS. Os nomes oficiais estão em inglês.',
    is_control_person: 'Dirige ou gere a empresa.',
    is_dao: 'Uma organização autónoma descentralizada.',
    nature_of_business: 'O que vende, a quem e onde. Até 500 caracteres.',
    operates_in_prohibited_countries:
      'Países sob sanções abrangentes, por exemplo o Irão e a Coreia do Norte.',
    'registered_address.country':
      'Campos, formatos e documentos dependem do país. Um país fora da lista não é aceite.',
    trading_name: 'Igual à denominação social se não houver outro.',
  },
  questions: {
    ...brazilian.questions,
    conducts_money_services:
      'A empresa presta serviços de pagamento, câmbio ou transferência de fundos?',
    operates_in_prohibited_countries: 'Opera em países proibidos?',
  },
};
