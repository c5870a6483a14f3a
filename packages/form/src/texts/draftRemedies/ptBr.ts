import { deepFreeze } from '@passmuster/findings';
import type { DraftRemedies } from '../draftProblem.ts';

/** What to say of a draft that can't be saved, in Brazilian Portuguese, by the code of its problem. */
export const draftRemedies: DraftRemedies = /* @__PURE__ */ deepFreeze<DraftRemedies>({
  forgotten:
    'Esta solicitação foi excluída deste dispositivo. O que você vê aqui não é mais salvo.',
  vanished:
    'Este navegador não tem ou não tem mais esta solicitação. O que você vê aqui não está salvo.',
  newer:
    'Esta solicitação foi salva por uma versão mais recente desta página. Recarregue a página.',
  damaged:
    'Não é possível ler esta solicitação. Comece outra ou fale com a equipe responsável por este formulário.',
  'changed-elsewhere':
    'Outra aba assumiu esta solicitação. Suas últimas alterações nesta aba não estão salvas.',
  'storage-full':
    'Este dispositivo está sem espaço, e suas alterações não são salvas. Libere espaço e altere um campo para salvar de novo.',
  'storage-failed':
    'Este navegador não consegue salvar suas alterações. Envie a solicitação antes de fechar esta página, ou recarregue-a e confira o que está lá.',
  'memory-only':
    'Este navegador não permite que esta página salve dados. O que você digitar se perde quando você a fechar.',
  insecure:
    'Esta página não foi aberta por HTTPS: ela não pode enviar nada e não percebe outras abas. Abra-a por HTTPS.',
  'file-not-kept':
    'Este navegador não conseguiu salvar um arquivo. Se você recarregar esta página, escolha o arquivo de novo.',
  'files-missing':
    'Alguns arquivos desta solicitação não estão mais neste dispositivo. Escolha-os de novo.',
});
