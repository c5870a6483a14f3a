import { foldText } from '@passmuster/findings';

/** What several words mean, in one; applied in this order to simplified text. */
const phrases: readonly (readonly [RegExp, string])[] = (
  [
    // A number, or a name: no field says which. The holder of an account is a name.
    ['^(?:beneficiary|recipient|payee|receiver|supplier|vendor)s?_(?:s_)?(?:account|acct)$', '?'],
    ['^compte_(?:du_)?(?:beneficiaire|destinataire|fournisseur)$', '?'],
    ['^conta_(?:do_)?(?:beneficiario|destinatario|favorecido|fornecedor)$', '?'],
    // A person, or a business.
    ['^full_names?$|^noms?_complets?$|^nomes?_completos?$', '?'],
    ['^nom_(?:de_l_)?unite_legale$', '?'],
    ['unite_legale', 'business'],
    ['pour_un_etablissement_situe_a_l_etranger', 'business'],
    ['codigo_de_enderecamento_postal', 'postcode'],
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
    'compagnie company companies corporate corporation entity firm organisation organization enterprise merchant societe entreprise etablissement firme empresa sociedade companhia empresarial corporativo corporativa',
  phone:
    'telephone telephonique telef tel mobile cell cellphone telefone telemovel celular portable fone gsm',
  date: 'data dt dates',
  registration:
    'incorporation incorporated formation establishment established creation founded reg constitution immatriculation enregistrement constituicao registo registro abertura incorporacao fundacao',
  country: 'pays pais countries',
  city: 'town ville cidade localidade municipio municipality commune localite',
  state: 'province county provincia departement district distrito estado uf etat',
  region: 'regiao',
  address: 'adresse endereco morada addr addresses',
  street: 'rue rua logradouro',
  passport: 'passeport passaporte',
  percent: 'percentage pct pourcentage percentual percentagem porcentagem taux',
  share: 'shares shareholding stake ownership equity parts part participation participacao quota',
  nationality: 'nationalite nacionalidade citizenship citoyennete cidadania',
  account: 'compte conta accounts',
  bank: 'banque banco bancaire bancaria banks',
  beneficiary:
    'bene beneficiaries beneficiaire beneficiario favorecido payee recipient receiver destinataire destinatario',
  holder: 'titulaire titular',
  currency: 'ccy devise monnaie moeda currencies',
  code: 'codigo cod codes',
  id: 'identification identificacao identity identite identidade identifier',
  tax: 'fiscal fiscale taxpayer taxes',
  type: 'kind tipo tipos types',
  industry: 'sector secteur setor ramo branche industrie industria',
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
    ...[
      'a of the for in s your our its to and by as full complete currently please enter main exact',
    ],
    ...['de du des d l la le les et en au aux votre complete exacte libelle'],
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

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Returns a heading with the number of its owner behind it: `owner 2 email` for `2nd owner email` or `Second owner email`. */
const ordered = (heading: string): string =>
  heading.replace(
    /^\s*(?:(\d+)(?:st|nd|rd|th)|(first|second|third|fourth|fifth))\s+(owner|shareholder|ubo|partner|director)\b/i,
    (_, digits: string | undefined, word = '', who = '') =>
      `${who} ${digits ?? ordinals.indexOf(word.toLowerCase()) + 1}`,
  );

/** What stands in brackets and makes another field of the one before them. */
const otherMeaning =
  /\b(?:fax|home|house|private|personal|other|maison|domicile|autre|prive|casa|pessoal|outr[oa]|lin(?:e|ha) [3-9]|ligne [3-9])\b/;

/** Returns what a heading may say. */
export function readingsOf(written: string): {
  /** Itself, and without what stands in brackets. */
  readonly whole: readonly string[];
  /** The names that it joins by `/` or “or”. */
  readonly alternatives: readonly string[];
  /** What it says of what: `Contact person - email`. */
  readonly qualified: readonly string[];
} {
  const heading = written.replace(/#/g, ' number ');
  const spaced = heading
    .replace(/^\s*(?:\d+(?:\.\d+)*|[a-z])[.)]\s+/i, '')
    .replace(/^[a-z_]+\[\]\./i, '')
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
  const bare = spaced.replace(/[([{][^()[\]{}]*[)\]}]/g, (part) =>
    otherMeaning.test(foldText(part)) ? part : ' ',
  );
  const split = (by: RegExp): readonly string[] => {
    const parts = bare.split(by).filter((part) => part.trim() !== '');
    return parts.length > 1 ? parts : [];
  };
  const qualified = split(/[|:\n]|\s[-–—]\s/);
  return {
    whole: [heading, spaced, bare, ordered(spaced)],
    alternatives: qualified.length > 0 ? [] : split(/\/|\s(?:or|ou|et\/ou)\s/i),
    qualified,
  };
}
