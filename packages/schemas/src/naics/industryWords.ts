type Row = readonly [query: string, french: string, portuguese: string];

/**
 * What people call an industry in French and Portuguese, by English words that find it. Own list, no source; other words are in
 * `data/naics.csv`.
 */
export const industryWords: readonly Row[] = /* @__PURE__ */ (() =>
  `bakery | boulangerie boulanger pâtisserie pain | padaria panificadora confeitaria pastelaria pão
cocoa | cacao | cacau
coffee | café | café
coffee roaster | torréfaction torréfacteur | torrefação torrefadora
tea | thé | chá
sugar | sucre | açúcar cana
cotton | coton | algodão
cotton ginning | égrenage | descaroçamento
cashew | cajou anacarde | caju castanha
grain | céréales grains blé maïs | cereais grãos trigo milho
rice | riz | arroz
maize | maïs blé | milho trigo
seed | semences semence graines | sementes semente
mango | mangue mangues | manga mangas
flour mill | farine moulin minoterie meunerie manioc | farinha moinho moagem mandioca
crop farming | agriculture cultures culture agricole exploitation | agricultura lavoura cultivo agrícola
vegetable | légumes maraîchage | legumes hortaliças horta
fruit | fruits verger | frutas fruta pomar
oilseed | oléagineux soja arachide | oleaginosas soja amendoim
cattle | bovins élevage bétail vaches | gado bovinos pecuária
chicken egg | poulets œufs volaille aviculture | frangos ovos aves avicultura
hog | porcs porc | suínos porcos
aquaculture | aquaculture pisciculture | aquicultura aquacultura piscicultura
fishing | pêche poisson | pesca peixe
forestry | sylviculture forêt | silvicultura floresta
logging | exploitation forestière bois abattage | exploração florestal madeira
gold | or orpaillage | ouro garimpo
coal | charbon houille | carvão
mining | mine mines minerai extraction | mineração minas minério extração
oil | pétrole | petróleo
natural gas | gaz naturel | gás natural
electric power | électricité énergie | eletricidade energia
building construction | construction bâtiment BTP travaux | construção edifícios obras
remodelers | rénovation réhabilitation | reforma renovação remodelação
road builder | routes ponts voirie | estradas pontes rodovias
electrical contractors | électricien électriciens | eletricista eletricistas
property | immobilier agence location | imóveis imobiliária imobiliário arrendamento aluguel
food manufacturing | agroalimentaire aliments alimentaire | alimentos alimentar indústria
food manufacturing | chocolat chocolaterie chocolatier confiserie | chocolate chocolataria
meat | viande boucherie abattoir | carne açougue talho matadouro
butcher | boucherie boucher | açougue talho
milk | lait laiterie | leite laticínios lacticínios
soft drink | boissons sodas jus | bebidas refrigerantes sumos sucos
textile | textile tissu tissus | têxtil tecidos
garments | vêtements confection couture habillement | vestuário confecção confeção roupa costura
footwear | chaussures chaussure | calçados calçado sapatos
leather | cuir maroquinerie | couro marroquinaria
sawmills | scierie | serraria serração
printing | imprimerie impression | impressão gráfica tipografia
soap | savon savonnerie détergents | sabão detergentes
chemical | chimie produits chimiques | química produtos químicos
pharmaceutical | médicaments laboratoire pharmaceutique | medicamentos farmacêutica farmacêutico
plastics | plastique plastiques | plástico plásticos
cement | ciment | cimento
steel | acier sidérurgie métallurgie | aço siderurgia metalurgia
furniture | meubles mobilier ameublement | móveis mobiliário mobília
machinery manufacturing | machines équipements | máquinas equipamentos
farm machinery | tracteur tracteurs machines agricoles | trator tratores máquinas agrícolas
computers | ordinateurs informatique matériel | computadores informática equipamento
import export | import export négoce commerce | importação exportação comércio
wholesale | gros grossiste | atacado atacadista grossista
food distributor | épicerie alimentation distribution | distribuidora distribuição alimentos
grocery | supermarché épicerie alimentation | supermercado mercearia
wine | vin spiritueux caviste | vinho vinhos
pharmacy | pharmacie | farmácia drogaria
clothing | habits prêt-à-porter boutique | roupas loja moda
shoe | magasin chaussures | sapataria calçados sapatos loja
online shop | ligne e-commerce boutique internet | online comércio eletrónico eletrônico loja internet
electronics | électronique électroménager téléphones | eletrônicos eletrónica eletrodomésticos telemóveis celulares
petrol | carburant essence station-service | combustível gasolina posto
florists | fleuriste fleurs | florista flores floricultura
book | livres librairie édition | livros livraria editora
car dealers | voitures automobiles concessionnaire | carros automóveis concessionária concessionário
garage | garage garagiste mécanicien réparation | oficina mecânico mecânica reparação
airline | compagnie aérienne aérien | companhia aérea aviação
haulage | transport transporteur camions routier fret | transporte transportadora caminhões camiões rodoviário frete
freight forwarder | transitaire douane logistique expédition | despachante transitário alfândega logística
shipping | maritime expédition | marítimo navegação
courier | coursier colis livraison messagerie | estafeta entregas encomendas correio motoboy
warehouse | entrepôt entreposage stockage | armazém armazenagem depósito
taxi | taxi VTC | táxi
bus | autobus autocar car | ônibus autocarro
travel agency | voyage voyages tourisme agence | viagens turismo agência
traveler accommodation | hôtel hôtellerie hébergement | hotel hotelaria alojamento hospedagem
hostel | auberge hébergement chambres hôtes | pousada albergue hospedagem alojamento
restaurant | restaurant restauration | restaurante
bar | bar débit boissons | bar boteco
catering | traiteur cantine | buffet refeições cantina
software | logiciel logiciels informatique développement application | software programas informática desenvolvimento aplicativos aplicações
data processing | données hébergement serveur | dados hospedagem alojamento servidor
telecom | télécom télécommunications téléphonie | telecomunicações telefonia
internet provider | internet fournisseur accès | internet provedor fornecedor acesso
film | cinéma film audiovisuel vidéo | cinema filme audiovisual vídeo
music | musique | música
television | télévision télé | televisão
bank | banque crédit épargne | banco crédito poupança
money transfer | transfert argent paiements paiement | transferência dinheiro pagamentos pagamento remessas
crypto | crypto cryptomonnaie | cripto criptomoedas
fund | fonds investissement placement | fundo fundos investimento investimentos
insurance | assurance assurances | seguro seguros seguradora
accountant | comptable comptabilité expert-comptable cabinet | contabilidade contador contabilista
payroll | paie salaires | folha pagamento salários
tax | impôts fiscal fiscalité | impostos fiscal tributário
law | avocat juridique droit notaire cabinet | advogado advocacia jurídico direito notário cartório
architect | architecte architecture cabinet | arquiteto arquitetura
designer | design graphisme styliste | design estilista
consultant | conseil consultant cabinet | consultoria consultor
marketing | publicité marketing communication | publicidade marketing propaganda
recruitment | recrutement intérim emploi | recrutamento emprego seleção
head office | siège holding | sede holding
security | sécurité gardiennage surveillance | segurança vigilância
cleaning | nettoyage ménage propreté | limpeza
waste | déchets ordures recyclage | resíduos lixo reciclagem
education | école enseignement formation éducation | escola ensino formação educação
university | université | universidade faculdade
doctor | médecin docteur cabinet médical | médico consultório
dentist | dentiste dentaire | dentista odontologia
hospital | hôpital clinique | hospital clínica
daycare | crèche garderie | creche
charity | association ONG humanitaire caritatif | associação ONG caridade humanitária
church | église culte religieux | igreja religião religiosa
fitness | sport gym salle | academia ginásio esporte desporto
betting | jeux paris casino loterie | apostas jogos casino loteria lotaria
beauty | beauté esthétique coiffure | beleza estética cabeleireiro
laundry | blanchisserie laverie pressing | lavanderia lavandaria
funeral | funérailles funéraire pompes | funerária funeral
shea butter | karité beurre | karité manteiga
oil mill | huilerie huile huiles moulin | óleo óleos lagar azeite
brewery | brasserie brasseur bière | cervejaria cervejeira cerveja
distillery | distillerie alcool | destilaria
bottled water | eau bouteille | água engarrafada
pawnshop | gages prêteur | penhores penhor
microfinance | microcrédit prêts | microcrédito empréstimos
currency exchange | change bureau devises | câmbio casa moeda
beverage | boissons | bebidas
lab | laboratoire analyses | laboratório análises
tannery | tannerie | curtume
tailor | tailleur couturier | alfaiate alfaiataria
jewelry | bijoux bijouterie | joias joalheria joalharia
cosmetics | cosmétiques parfums | cosméticos perfumes
fertilizer | engrais | fertilizantes adubos
sesame | sésame | gergelim sésamo
soybean | soja | soja
bean | fèves haricots | feijão favas grãos
house | maisons maison logements | casas casa habitação
spare car | pièces détachées | peças sobressalentes
ice cream | glaces glacier | sorvete sorveteria gelado gelataria
driving | auto-école conduite | autoescola condução
solar | solaire panneaux photovoltaïque | solar painéis fotovoltaica
goods | marchandises | mercadorias cargas carga
storage | stockage frigorifique | armazenamento
packaging | emballages emballage | embalagens embalagem
brick | briques briqueterie carrelage | tijolos olaria cerâmica
dairy | fromage fromagerie | queijo queijaria
honey | miel apiculture | mel apicultura
goat | moutons chèvres | ovelhas cabras
timber | bois | madeira
copper | cuivre | cobre
stone | carrière pierre | pedreira pedra
lawyer | avocats | advogados`
    .split('\n')
    .map((line) => {
      const [query = '', french = '', portuguese = ''] = line.split(' | ');
      return [query, french, portuguese] as const;
    }))();
