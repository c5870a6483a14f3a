import { foldText } from '@passmuster/findings';

/** What several words mean, in one; applied in this order to simplified text. */
const phrases: readonly (readonly [RegExp, string])[] = (
  [
    ['a_c|acct|acc', 'account'],
    ['e_?mails?|mail|courriel|correio_eletronico', 'email'],
    ['(?:adresse|endereco)_(?:de_)?email|email_(?:address|adresse|id)', 'email'],
    ['(?:adresse|endereco)_elet?c?tronique|endereco_eletronico', 'email'],
    ['date_of_birth|birth_?date|date_birth|birthday|d_o_b', 'dob'],
    ['date_(?:de_)?naissance|ne_e?_?le|naissance', 'dob'],
    ['(?:data|dt)_(?:de_)?nasc(?:imento)?|nascimento', 'dob'],
    ['(?:zip|post|postal|pin)_?codes?|zip|code_postal|codigo_postal|codepostal|cep', 'postcode'],
    ['first_?names?|given_?names?|fore_?names?|prenoms?|nome_proprio|primeiro_nome', 'firstname'],
    ['last_?names?|sur_?names?|family_?names?|nom_(?:de_)?famille', 'lastname'],
    ['apelidos?|sobrenomes?|ultimo_nome', 'lastname'],
    ['legal_entity', 'business'],
    ['web_?site|site_(?:web|internet)|web_(?:page|address)|home_?page', 'website'],
    ['post_?box|p_o_box|caixa_postal|boite_postale', 'pobox'],
  ] as const
).map(([form, meaning]) => [new RegExp(`(?<![^_])(?:${form})(?![^_])`, 'g'), meaning]);

/** Words of one meaning, in English, French and Portuguese, by the word that stands for them. */
const meanings: Readonly<Record<string, string>> = {
  number: 'no nr nro num nbr n numero numeros numbers',
  business:
    'company companies corporate corporation entity firm organisation organization enterprise merchant societe entreprise etablissement firme empresa sociedade companhia empresarial corporativo corporativa',
  phone: 'telephone tel mobile cell cellphone telefone telemovel celular portable fone gsm',
  date: 'data dt dates',
  registration:
    'incorporation incorporated formation establishment established creation founded reg constitution immatriculation enregistrement constituicao registo registro abertura criacao fundacao',
  country: 'pays pais countries',
  city: 'town ville cidade localidade municipio municipality commune localite',
  state: 'province region county provincia departement district distrito estado uf etat regiao',
  address: 'adresse endereco morada addr addresses',
  street: 'rue rua logradouro',
  passport: 'passeport passaporte',
  percent: 'percentage pct pourcentage percentual percentagem porcentagem taux',
  share: 'shares shareholding stake ownership equity parts part participation participacao quota',
  nationality: 'nationalite nacionalidade citizenship citoyennete cidadania',
  account: 'compte conta accounts',
  bank: 'banque banco bancaire bancaria banks',
  beneficiary:
    'bene beneficiaries beneficiaire beneficiario favorecido payee recipient receiver destinataire destinatario titulaire titular holder',
  currency: 'ccy devise monnaie moeda currencies',
  code: 'codigo cod codes',
  id: 'identification identificacao identity identite identidade identifier',
  tax: 'fiscal fiscale taxpayer taxes',
  type: 'kind tipo tipos types category categorie categoria',
  industry: 'sector secteur setor ramo branche',
  activity: 'activities activite activites atividade atividades',
  residence: 'residency residencia residential residencial',
  title: 'position role function fonction cargo qualite designation funcao',
  monthly: 'month mensuel mensuels mensuelle mensal mensais mois',
  annual: 'yearly annuel annuelle anual year',
  revenue: 'revenues turnover sales faturamento receita income revenus faturacao',
  signer: 'signatory signataire signatario assinante',
};

const meaningOf = new Map(
  Object.entries(meanings).flatMap(([meaning, words]) =>
    words.split(' ').map((word): readonly [string, string] => [word, meaning]),
  ),
);

/** Words without a meaning of their own: articles, units, and what forms write beside a field. */
const empty: ReadonlySet<string> = new Set(
  [
    ...['a of the for in s your our its to and by as full complete currently please enter main'],
    ...['de du des d l la le les et en au aux votre complete'],
    ...['da do das dos e o os no_ em completa completo principal seu sua'],
    ...['usd us eur yyyy mm dd aaaa jj optional required mandatory'],
    ...['optionnel obligatoire facultatif opcional obrigatorio'],
  ]
    .join(' ')
    .split(' '),
);

/** Returns the words of a heading that carry its meaning, each once, in the order of the alphabet. */
export function headingWords(heading: string): readonly string[] {
  const text = phrases.reduce(
    (changed, [form, meaning]) => changed.replace(form, meaning),
    foldText(heading, '_'),
  );
  const words = text.split('_').filter((word) => word !== '' && !empty.has(word));
  return [...new Set(words.map((word) => meaningOf.get(word) ?? word))].sort();
}

/** Returns what a heading may say: itself, without what stands in brackets, and each of the names it joins by `/` or “or”. */
export function readingsOf(heading: string): {
  readonly whole: readonly string[];
  readonly parts: readonly string[];
} {
  const spaced = heading
    .replace(/^\s*(?:\d+(?:\.\d+)*|[a-z])[.)]\s+/i, '')
    .replace(/(?<=[a-z\d])(?=[A-Z][a-z])/g, ' ');
  const bare = spaced.replace(/[([{][^()[\]{}]*[)\]}]/g, ' ');
  const parts = bare
    .split(/[/|:\n]|\s[-–—]\s|\s(?:or|ou|et\/ou)\s/i)
    .filter((part) => part.trim() !== '');
  return { whole: [heading, spaced, bare], parts: parts.length > 1 ? parts : [] };
}
