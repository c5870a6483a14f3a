import type { Text } from './fr.ts';
import { ptBr } from './ptBr.ts';

/** The texts of the page in the Portuguese of Portugal: where it differs from that of Brazil. */
export const ptPt: Readonly<Record<Text, string>> = {
  ...ptBr,
  'Add the addresses you pay to. Both checks flag addresses that look like them.':
    'Adicione os endereços para os quais paga. As duas verificações encontram os que se parecem com eles.',
  'Find typos, wrong networks and look-alikes before you pay. Addresses are checked in your browser.':
    'Encontre gralhas, redes erradas e endereços parecidos antes de pagar. Os endereços são verificados no seu navegador.',
  'You entered': 'O que escreveu',
  'Valid on {network}. The checksum matches.':
    'Válido em {network}. A soma de verificação está correta.',
  'It’s well formed, but the API rejected it. Ask the recipient for another address.':
    'Está bem formado, mas a API recusou-o. Peça outro endereço ao destinatário.',
  Status: 'Estado',
  'Beneficial owner thresholds': 'Limiares de participação dos beneficiários efetivos',
  'Company register numbers': 'Números de registo de empresas',
  'FATF call for action': 'GAFI: países sujeitos a apelo à ação',
  'FATF increased monitoring': 'GAFI: países sob monitorização reforçada',
  'Free mail providers': 'Fornecedores de e-mail gratuito',
  'Mail drops': 'Apartados e endereços de reenvio',
  'Misspelled mail domains': 'Domínios de e-mail com gralhas',
  'Reserved names, short links, share pages and sites of others':
    'Nomes reservados, links encurtados, páginas de partilha e sites de terceiros',
  'You’re offline': 'Está sem ligação',
  'It loads once you’re back online.': 'Será carregado quando tiver ligação.',
  'Try again once you’re back online.': 'Tente novamente quando tiver ligação.',
  'A file is no longer on this device. Add it again in Documents.':
    'Um ficheiro já não está neste dispositivo. Adicione-o de novo em Documentos.',
  'A file is still being read. Try again shortly.':
    'Um ficheiro ainda está a ser lido. Tente de novo dentro de instantes.',
  'Nothing was sent. Start it in a terminal:': 'Nada foi enviado. Inicie-a num terminal:',
  'Fund the wallet, or enter a smaller amount.':
    'Adicione saldo à carteira ou introduza um montante menor.',
  'This already exists': 'Isto já existe',
  'The documents are too large to send together':
    'Os documentos são demasiado grandes para serem enviados em conjunto',
  'The limit is 32 MB. Replace large files with smaller ones.':
    'O limite é de 32 MB. Substitua os ficheiros grandes por outros mais pequenos.',
  'Too many requests': 'Demasiados pedidos à API',
  'It may have been removed when the sandbox was reset.':
    'Pode ter sido removido quando a sandbox foi reposta.',
  'If it happens again, check the sandbox’s terminal.':
    'Se voltar a acontecer, veja o terminal da sandbox.',
  'You can try again in {left} s.': 'Pode tentar novamente dentro de {left} s.',
  'You can try again now.': 'Já pode tentar novamente.',
  'Time until the next try': 'Tempo até à próxima tentativa',
  Loading: 'A carregar',
  'View applications': 'Ver pedidos',
  'Check the address, or start from the applications.':
    'Verifique o endereço ou comece pelos pedidos.',
  'You can fill in applications and check addresses. Everything else works again once you’re back online.':
    'Pode preencher pedidos e verificar endereços. O resto volta a funcionar quando tiver ligação.',
  'New application': 'Novo pedido',
  Applications: 'Pedidos',
  'This file isn’t an application': 'Este ficheiro não é um pedido',
  'Choose a JSON file that was exported here.': 'Escolha um ficheiro JSON exportado aqui.',
  'Deleted {name} and its documents.': '{name} e os seus documentos foram eliminados.',
  'Loading applications': 'A carregar pedidos',
  'No applications yet': 'Ainda não há pedidos',
  'Delete {name}': 'Eliminar {name}',
  Delete: 'Eliminar',
  'Delete this draft?': 'Eliminar este rascunho?',
  'The application and its files are removed from this device.':
    'O pedido e os seus ficheiros são removidos deste dispositivo.',
  'Delete draft': 'Eliminar rascunho',
  Registered: 'Registada em',
  'Loading the customer': 'A carregar o cliente',
  'It was created from another device, or removed when the sandbox was reset.':
    'Foi criado noutro dispositivo ou removido quando a sandbox foi reposta.',
  Breadcrumb: 'Caminho de navegação',
  'Next, create a wallet so that it can receive payments.':
    'Crie agora uma carteira para que possa receber pagamentos.',
  'Loading customers': 'A carregar clientes',
  'No customers yet': 'Ainda não há clientes',
  'Submit an application to create a customer.': 'Envie um pedido para criar um cliente.',
  'Reports are kept on the device that submitted the application.':
    'Os relatórios ficam no dispositivo que enviou o pedido.',
  'Sandbox: KYC status': 'Sandbox: estado de KYC',
  'Saved on this device at {time}': 'Guardado neste dispositivo às {time}',
  'Changes aren’t being saved': 'As alterações não estão a ser guardadas',
  'This device may be out of storage. Export the draft so that you don’t lose it.':
    'Este dispositivo pode estar sem espaço. Exporte o rascunho para não o perder.',
  Steps: 'Passos',
  'Step {number} of {total}: {title}': 'Passo {number} de {total}: {title}',
  'Other steps': 'Outros passos',
  'You can continue with open items and come back later.':
    'Pode continuar com pontos em aberto e voltar mais tarde.',
  Application: 'Pedido',
  'This application can’t be opened': 'Não é possível abrir este pedido',
  'We can’t find this application': 'Não encontramos este pedido',
  'It was submitted or deleted, or it is on another device.':
    'Foi enviado ou eliminado, ou está noutro dispositivo.',
  'Loading the application': 'A carregar o pedido',
  'Checking…': 'A verificar…',
  'Not submitted': 'Não enviado',
  Submitted: 'Enviado',
  '{count} missing': '{count} em falta',
  'Tell us what the business does and what the account is for.':
    'Indique o que a empresa faz e para que serve a conta.',
  'Enter details as shown on the company register.':
    'Indique os dados tal como constam do registo comercial.',
  'Country of registration': 'País de registo',
  'Where the business is registered, not a mailbox.':
    'Onde a empresa está registada, não um apartado.',
  Contact: 'Contacto',
  'Each customer needs its own email address and phone number.':
    'Cada cliente precisa do seu próprio e-mail e telefone.',
  Undo: 'Anular',
  'PDF, JPEG or PNG, up to 10 MB each. Files leave this device only when you submit.':
    'PDF, JPEG ou PNG, até 10 MB cada. Os ficheiros só saem deste dispositivo no envio.',
  'Add owners to upload their passports and proofs of address.':
    'Adicione sócios para carregar passaportes e comprovativos de morada.',
  'Checking the file…': 'A verificar o ficheiro…',
  'Release to add the file': 'Largue para adicionar o ficheiro',
  'Drop a file here or': 'Largue aqui um ficheiro ou',
  'choose a file': 'escolha um ficheiro',
  'Choose a file': 'Escolher ficheiro',
  'Preview {name}': 'Pré-visualizar {name}',
  'Open in a new tab': 'Abrir num novo separador',
  'Country code: {field}': 'Indicativo: {field}',
  'No role yet': 'Ainda sem função',
  'Selected for you at {share} or more.': 'Assinalado automaticamente a partir de {share}.',
  'Passport and proof of address:': 'Passaporte e comprovativo de morada:',
  'Upload them in Documents': 'Carregue-os em Documentos',
  'Add the owners, a controlling person and an authorized signer.':
    'Adicione os sócios, um gerente ou administrador e um signatário autorizado.',
  'Add every owner of {share} or more, a controlling person and an authorized signer.':
    'Adicione todos os sócios com {share} ou mais, um gerente ou administrador e um signatário autorizado.',
  'Who owns what': 'Quem detém o quê',
  'Owners of {share} or more are beneficial owners.':
    'Com {share} ou mais, a pessoa é beneficiário efetivo.',
  'Controlling person: {names}': 'Gerente ou administrador: {names}',
  'none yet': 'ainda nenhum',
  'Check what you entered.': 'Verifique o que indicou.',
  'Check what you entered. You can change it until you submit.':
    'Verifique o que indicou. Pode alterar até enviar.',
  Missing: 'Em falta',
  Submitting: 'A enviar',
  'Submitting…': 'A enviar…',
  'Submit application': 'Enviar pedido',
  'Sending documents: {count} ({size}). Keep this page open.':
    'A enviar documentos: {count} ({size}). Mantenha esta página aberta.',
  'Your last attempt didn’t reach the API.': 'A sua última tentativa não chegou à API.',
  'A customer with this phone number exists, and you have submitted the same one.':
    'Já existe um cliente com este telefone, e tinha enviado o mesmo.',
  'A customer with this email address exists, and you have submitted the same one.':
    'Já existe um cliente com este e-mail, e tinha enviado o mesmo.',
  'Your submission at {time} may have created it too. Ask your payment provider whether it exists twice.':
    'O seu envio anterior ({time}) também pode tê-lo criado. Pergunte ao seu prestador de serviços de pagamento se existe em duplicado.',
  'Send the application again?': 'Enviar o pedido novamente?',
  'Submit this application anyway?': 'Enviar este pedido mesmo assim?',
  'The customer of the other application was created at {time}. Unless its KYC was rejected, this application will be refused.':
    'O cliente do outro pedido foi criado ({time}). A menos que o KYC dele tenha sido recusado, este pedido não será aceite.',
  'This device can’t keep the application': 'Este dispositivo não consegue guardar o pedido',
  'Allow this site to store data or free some storage, then try again.':
    'Permita que este site guarde dados ou liberte espaço e tente novamente.',
  'This device can’t record the submission': 'Este dispositivo não consegue registar o envio',
  'It wasn’t submitted. Free some storage, then try again.':
    'O pedido não foi enviado. Liberte espaço de armazenamento e tente novamente.',
  'Enter the name of the account holder.': 'Indique o nome do titular da conta.',
  'Enter the account number.': 'Indique o número da conta.',
  'Enter the code of the bank.': 'Indique o código do banco.',
  'Branch code': 'Código do balcão',
  'For {name}. The number is checked while you type.':
    'Para {name}. O número é verificado enquanto escreve.',
  'For your own business. The number is checked while you type.':
    'Para a sua própria empresa. O número é verificado enquanto escreve.',
  'Delete the bank account of {name}': 'Eliminar a conta bancária de {name}',
  'Delete this bank account?': 'Eliminar esta conta bancária?',
  'Payouts to the account ending in {end} at {bank} will stop. You can’t undo this.':
    'Os pagamentos para a conta terminada em {end} ({bank}) serão interrompidos. Não é possível anular.',
  'The bank account may have been deleted.': 'A conta bancária pode ter sido eliminada.',
  'Delete bank account': 'Eliminar conta bancária',
  'Your business': 'A sua empresa',
  'Loading payout methods': 'A carregar contas de destino',
  'No payout methods yet': 'Ainda não há contas de destino',
  'isn’t running. Open controls': 'não está em execução. Abrir controlos',
  'is running. Open controls': 'está em execução. Abrir controlos',
  'Start it in a terminal:': 'Inicie-a num terminal:',
  Reset: 'Repor',
  'Every request until you choose None': 'Todos os pedidos à API, até escolher “Nenhuma”',
  'Every customer, wallet and transaction of the sandbox is deleted. Drafts stay.':
    'Todos os clientes, carteiras e transações da sandbox são eliminados. Os rascunhos ficam.',
  'Delete data': 'Eliminar dados',
  'Delete all sandbox data': 'Eliminar todos os dados da sandbox',
  Timeline: 'Cronologia',
  Fee: 'Comissão',
  Find: 'Procurar',
  'Loading transactions': 'A carregar transações',
  'No transactions have this reference ID. Check that you copied all of it.':
    'Nenhuma transação tem este ID de referência. Confirme que o copiou por inteiro.',
  'Loading asset codes': 'A carregar códigos de ativos',
  'Loading wallets': 'A carregar carteiras',
  'Next page': 'Página seguinte',
  'Checksum valid': 'Soma de verificação válida',
  'Checksum wrong': 'Soma de verificação errada',
  'Send only {currency} on {network}. Anything else may be lost.':
    'Envie apenas {currency} em {network}. Qualquer outra coisa pode perder-se.',
  'Any status': 'Estados',
  'Your own wallets and your customers’.': 'As suas carteiras e as dos seus clientes.',
  'No wallets yet': 'Ainda não há carteiras',
  'Review and submit': 'Rever e enviar',
  '429: too many requests': '429: demasiados pedidos à API',
  'The request is lost': 'O pedido à API perde-se',
  'The answer is lost after it was processed': 'A resposta perde-se depois do processamento',
  'A bookkeeper in Accra': 'Uma contabilista em Acra',
  'Bank account deleted': 'Conta bancária eliminada',
  Typo: 'Gralha',
  Exchange: 'Plataforma de criptoativos',
  'No checksum': 'Sem soma de verificação',
  'Needs fixing': 'A corrigir',
  'Tables and their dates': 'Tabelas e respetivas datas',
  'Submitting sends the application and its documents to the payment API.':
    'O envio transmite o pedido e os respetivos documentos à API de pagamentos.',
  'Rules not in force on that day': 'Regras que não vigoravam nesse dia',
  'Paste a column from a spreadsheet, or drop a CSV file. Up to {count} lines.':
    'Cole uma coluna de uma folha de cálculo ou largue um ficheiro CSV. Até {count} linhas.',
  'Choose a CSV file': 'Escolher um ficheiro CSV',
  'It’s larger than 5 MB. Split it.': 'Tem mais de 5 MB. Divida-o.',
  'It isn’t text. Save it as CSV, then choose that.':
    'Não é um texto. Guarde-o como CSV e escolha esse ficheiro.',
  'No column has addresses. Check the file.': 'Nenhuma coluna tem endereços. Verifique o ficheiro.',
  'It can’t be read. Save it as CSV again.': 'Não foi possível lê-lo. Guarde-o de novo como CSV.',
  'Applications are kept on the device that submitted them.':
    'Os pedidos ficam no dispositivo que os enviou.',
  '{name}, submitted on {moment}': '{name}, enviado em {moment}',
  'Create a wallet in another currency first.': 'Crie primeiro uma carteira noutra moeda.',
  'Bottom: {name}': 'Em baixo: {name}',
  Compliance: 'Conformidade',
  'Amount ({currency})': 'Montante ({currency})',
  'Ask your payment provider for access.': 'Peça acesso ao seu prestador de serviços de pagamento.',
  'This application is open in another tab': 'Este pedido está aberto noutro separador',
  'If you continue here, the other tab stops saving.':
    'Se continuar aqui, o outro separador deixa de guardar.',
  'This page couldn’t be shown': 'Não foi possível mostrar esta página',
  'Something went wrong': 'Ocorreu um erro',
  'What you entered is saved on this device.': 'O que preencheu está guardado neste dispositivo.',
  'Open this page again once you’re connected. What you entered is saved.':
    'Abra esta página de novo quando tiver ligação. O que preencheu está guardado.',
  'The checksum can’t tell which characters are wrong.':
    'A soma de verificação não indica quais os caracteres errados.',
  'Save it as a PDF, JPEG or PNG, then add that.': 'Guarde-o em PDF, JPEG ou PNG e adicione-o.',
  'Delete older data now?': 'Eliminar agora o que é mais antigo?',
  'Every application that was submitted from this device is deleted now, with its files and its report. So are drafts that nobody has changed for an hour.':
    'Todos os pedidos enviados deste dispositivo são eliminados agora, com os seus ficheiros e o seu relatório, tal como os rascunhos que ninguém alterou na última hora.',
  'Drafts that nobody has changed for a day are deleted now, and what was submitted more than a day ago.':
    'Os rascunhos que ninguém alterou há um dia são eliminados agora, tal como o que foi enviado há mais de um dia.',
  'Names of customers, bank accounts, transactions and the address book stay until you clear the data of this site in your browser.':
    'Os nomes dos clientes, as contas bancárias, as transações e a agenda de endereços ficam até limpar os dados deste site no navegador.',
  'Delete now': 'Eliminar agora',
  'The application was deleted from this device. To correct it, fill in a new one.':
    'O pedido foi eliminado deste dispositivo. Para o corrigir, preencha um novo.',
  'This computer is shared: what you submit is deleted from it at once, and its report when you close this tab. Print the report first.':
    'Este computador é partilhado: o que envia é eliminado de imediato, e o relatório quando fecha este separador. Imprima o relatório antes.',
  'The report was deleted from this device.': 'O relatório foi eliminado deste dispositivo.',
  'can’t be reached without a network. Open controls': 'está inacessível sem rede. Abrir controlos',
  'in the sandbox. Open controls': 'escolhida na sandbox. Abrir controlos',
  'A fault is set in the sandbox’s controls. Choose None there to end it.':
    'Há uma falha escolhida nos controlos da sandbox. Escolha “Nenhuma” para a terminar.',
  'See “Review and submit” before you change anything.':
    'Veja “Rever e enviar” antes de alterar qualquer coisa.',
  '{name} is the file that is here already.': '{name} é o ficheiro que já está aqui.',
  'Not added: {names}. Only one file fits here. Add each to its own document.':
    'Não adicionado: {names}. Aqui cabe só um ficheiro. Adicione cada um ao seu próprio documento.',
  'You sent it again at {time}. That attempt may have created the customer too.':
    'Enviou-o de novo ({time}). Essa tentativa também pode ter criado o cliente.',
  'You sent it again at {time}, and it was refused: a customer with the same email address or phone number exists. If this is another business, change both. Otherwise there’s nothing to send.':
    'Enviou-o de novo ({time}) e foi recusado: já existe um cliente com o mesmo e-mail ou telefone. Se for outra empresa, altere os dois. Caso contrário, não há nada a enviar.',
  'The application was deleted from this device.': 'O pedido foi eliminado deste dispositivo.',
  'Delete personal data': 'Eliminar dados pessoais',
  'Delete personal data from this device?': 'Eliminar os dados pessoais deste dispositivo?',
  'The application, its files and its report are deleted.':
    'O pedido, os ficheiros e o relatório são eliminados.',
  'It was submitted again: the applications and reports of all {count} customers are deleted.':
    'Foi enviado de novo: os pedidos e os relatórios dos {count} clientes são eliminados.',
  'The customer stays at the API. Its name, its IDs and its bank accounts stay on this device.':
    'O cliente permanece na API. O nome, os ID e as contas bancárias ficam neste dispositivo.',
  'Values in another format': 'Valores noutro formato',
  'A document has expired or is too old.': 'Um documento caducou ou é demasiado antigo.',
  'The company register doesn’t have this registration number.':
    'Este número de registo não consta do registo comercial.',
  'Copy the number from the certificate of incorporation.':
    'Copie o número da certidão do registo comercial.',
  'The business name differs from the one on the company register.':
    'O nome da empresa é diferente do que consta do registo comercial.',
  'Enter the name as shown there.': 'Indique o nome que consta nele.',
  'A beneficial owner, a controlling person or an authorized signer is missing.':
    'Falta um beneficiário efetivo, um gerente ou administrador, ou um signatário autorizado.',
  'The provider doesn’t serve this line of business.': 'O prestador não aceita esta atividade.',
  'Contact the provider: a new application would be rejected again.':
    'Contacte o prestador: um novo pedido seria novamente recusado.',
  'Contact the provider, who reviews this. Don’t submit the application again.':
    'Contacte o prestador, que analisa o caso. Não volte a enviar o pedido.',
  'Correct and submit again': 'Corrigir e voltar a enviar',
  'The reason doesn’t say which one. Check each file, and replace any that isn’t complete and sharp.':
    'O motivo não diz qual. Verifique cada ficheiro e substitua os que não estejam completos e nítidos.',
  'The reason doesn’t say which one. Check each file, and replace any that is out of date.':
    'O motivo não diz qual. Verifique cada ficheiro e substitua os desatualizados.',
  'The reason doesn’t say which one. Check the passport of each owner, and upload new images.':
    'O motivo não diz qual. Verifique o passaporte de cada sócio e carregue novas imagens.',
  'Details for banks abroad': 'Dados para bancos no estrangeiro',
  'US routing number': 'Número de encaminhamento (EUA)',
  'Postal addresses': 'Moradas',
  'Requirements of the provider': 'Exigências do prestador',
  'Looks like {name} but is different. Compare every character.':
    'Parece {name}, mas é diferente. Compare cada carácter.',
  'Looks like line {line} but is different. Compare every character.':
    'Parece a linha {line}, mas é diferente. Compare cada carácter.',
  'None yet. Transactions made from this device are listed here.':
    'Ainda nenhuma. As transações feitas neste dispositivo aparecem aqui.',
  'Correct them, or accept them with your name and a reason when you submit.':
    'Corrija-os ou aceite-os com o seu nome e um motivo ao enviar.',
  'You take responsibility for it. Your name and the reason are kept in the report.':
    'Assume a responsabilidade por ele. O seu nome e o motivo ficam no relatório.',
  'Why you accept it': 'Porque o aceita',
  'You take responsibility for them. Your name and the reason, one for all of them, are kept in the report.':
    'Assume a responsabilidade por eles. O seu nome e o motivo, um só para todos, ficam no relatório.',
  'Your name': 'O seu nome',
  'Why you accept these {count} warnings': 'Porque aceita estes {count} avisos',
  'Accepted warnings': 'Avisos aceites',
  'Warnings accepted by {name}: {count}.': 'Avisos aceites por {name}: {count}.',
  'Accepted by {name}: {reason}': 'Aceite por {name}: {reason}',
  Accepted: 'Aceite',
  State: 'Estado',
  'Not accepted': 'Não aceite',
  'There’s no bank account with this ID. Check it, then try again.':
    'Não há nenhuma conta bancária com este ID. Verifique-o e tente de novo.',
  'Bank account maybe added, answer lost': 'Conta bancária talvez adicionada: a resposta perdeu-se',
  'This amount can’t be used. Enter a number above zero, with {count} decimals at most.':
    'Este montante não pode ser usado. Introduza um número superior a zero, com no máximo {count} casas decimais.',
  'The answer to a submission was lost': 'A resposta a um envio perdeu-se',
  '1 hour without changes, and at once when submitted (shared computer)':
    '1 hora sem alterações, e logo após o envio (computador partilhado)',
  'Delete drafts and their files from this device after':
    'Eliminar deste dispositivo os rascunhos e os seus ficheiros após',
  'What was submitted is deleted after seven days at the latest.':
    'O que foi enviado é eliminado após sete dias, no máximo.',
  'This application was rejected': 'Este pedido foi recusado',
  'The application opens with what you entered and its files.':
    'O pedido abre com os dados indicados e os ficheiros.',
  'The application opens with what you entered. Add its files again: this device no longer has them.':
    'O pedido abre com os dados indicados. Adicione os ficheiros de novo: este dispositivo já não os tem.',
  'Customer ID from your payment provider':
    'ID do cliente, indicado pelo seu prestador de serviços de pagamento',
  'If you send it again, it may exist twice.': 'Um novo envio pode criar um duplicado.',
  'ID from your payment provider': 'ID indicado pelo seu prestador de serviços de pagamento',
  'Enter the ID. Your payment provider can tell you.':
    'Introduza o ID. O seu prestador de serviços de pagamento pode indicá-lo.',
  'Is your payment provider sure?': 'O seu prestador de serviços de pagamento tem a certeza?',
  'You can send it again afterwards. If it exists after all, there may then be two.':
    'Depois poderá enviar de novo. Se afinal existir, poderá haver dois.',
  'You can submit the application again afterwards. If the customer exists after all, the application will be refused. If you change its email address and phone number, there may be two customers.':
    'Depois poderá enviar o pedido de novo. Se afinal o cliente existir, o pedido será recusado. Se alterar o e-mail e o telefone, poderá haver dois clientes.',
  'Ask your payment provider for its ID.': 'Peça o ID ao seu prestador de serviços de pagamento.',
  'If you change both and send the application again, a second customer may be created.':
    'Se alterar os dois e enviar o pedido de novo, poderá ser criado um segundo cliente.',
  'If the customer was created at {time}, this one will be refused. If you have changed the email address and the phone number since, a second customer may be created.':
    'Se o cliente já foi criado ({time}), este envio será recusado. Se alterou o e-mail e o telefone desde então, poderá ser criado um segundo cliente.',
  'Ask your payment provider first whether it exists.':
    'Pergunte primeiro ao seu prestador de serviços de pagamento se existe.',
  'Export this application?': 'Exportar este pedido?',
  'Everything you entered is saved in one file, {name}, in the downloads folder.':
    'Tudo o que preencheu é guardado num único ficheiro, {name}, na pasta das transferências.',
  'It contains the documents too: {count} ({size}), but not their file names.':
    'Contém também os documentos: {count} ({size}), mas não os nomes dos ficheiros.',
  'The file isn’t encrypted. Delete it once you no longer need it.':
    'O ficheiro não está cifrado. Elimine-o quando já não precisar dele.',
  'Save file': 'Guardar ficheiro',
  'There’s no customer with this ID. Check it, then try again.':
    'Não há nenhum cliente com este ID. Verifique-o e tente de novo.',
  'We couldn’t check this ID: the API can’t be reached. Nothing has changed. Try again later.':
    'Não conseguimos verificar este ID: a API está inacessível. Nada mudou. Tente de novo mais tarde.',
  'It was submitted again.': 'O pedido foi enviado de novo.',
  Request: 'Pedido',
  Connection: 'Ligação',
  'API key, in this file': 'Chave de API, neste ficheiro',
  'This page doesn’t have the key: its server adds it to each request.':
    'Esta página não tem a chave: o servidor junta-a a cada pedido.',
  'This customer was created by an earlier submission. Enter the ID of the one created at {time}.':
    'Este cliente foi criado por um envio anterior. Introduza o ID do cliente do último envio ({time}).',
  'There’s no report: the answer to the submission was lost.':
    'Não há relatório: a resposta ao envio perdeu-se.',
  'This application was submitted.': 'Este pedido foi enviado.',
  'What your payment provider sees. If the customer is here, copy its ID into the form.':
    'O que o seu prestador de serviços de pagamento vê. Se o cliente estiver aqui, copie o ID para o formulário.',
  'What your payment provider sees. If the bank account is here, copy its ID into the form.':
    'O que o seu prestador de serviços de pagamento vê. Se a conta bancária estiver aqui, copie o ID para o formulário.',
  'No bank accounts yet': 'Ainda não há contas bancárias',
  'Reload this page after you have submitted something.':
    'Recarregue esta página depois de enviar algo.',
  'Enter a smaller amount.': 'Introduza um valor mais baixo.',
  'The balance would be too large': 'O saldo ficaria demasiado alto',
  'Wait for the outcome of its KYC check, then try again.':
    'Aguarde o resultado da verificação de KYC e tente novamente.',
  'Reload the page to see its state.': 'Recarregue a página para ver o estado.',
  'A second one with the same email address or phone number isn’t accepted, unless the KYC of the first was rejected.':
    'Um segundo cliente com o mesmo e-mail ou telefone não é aceite, a menos que o KYC do primeiro tenha sido recusado.',
  'This email address was submitted before. For another business, enter another one.':
    'Este e-mail já foi enviado. Para outra empresa, introduza outro.',
  'This phone number was submitted before. For another business, enter another one.':
    'Este telefone já foi enviado. Para outra empresa, introduza outro.',
  'Rejected: to correct': 'Recusado: a corrigir',
  'An example, not what you have entered.': 'Um exemplo, não o que introduziu.',
  'Rejected: no reason given': 'Recusado: sem motivo',
  'Checked in your browser. Nothing is sent until you submit again.':
    'Verificado no seu navegador. Nada é transmitido até enviar de novo.',
  'No reason was given. Ask your payment provider.':
    'Não foi indicado nenhum motivo. Pergunte ao seu prestador de serviços de pagamento.',
  'You haven’t changed anything since it was rejected.': 'Não alterou nada desde a recusa.',
  'Enter your name.': 'Introduza o seu nome.',
  'Enter a reason.': 'Introduza um motivo.',
};
