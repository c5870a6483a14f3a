import { deepFreeze } from '@passmuster/findings';
import type { DraftRemedies } from '../draftProblem.ts';

/** What to say of a draft that can't be saved, in European Portuguese, by the code of its problem. */
export const draftRemedies: DraftRemedies = /* @__PURE__ */ deepFreeze<DraftRemedies>({
  forgotten: 'Este pedido foi eliminado deste dispositivo. O que vê aqui já não é guardado.',
  vanished: 'Este navegador não tem ou já não tem este pedido. O que vê aqui não está guardado.',
  newer: 'Este pedido foi guardado por uma versão mais recente desta página. Recarregue a página.',
  damaged:
    'Não é possível ler este pedido. Comece outro ou contacte a equipa responsável por este formulário.',
  'changed-elsewhere':
    'Outro separador assumiu este pedido. As suas últimas alterações neste separador não estão guardadas.',
  'storage-full':
    'Este dispositivo está sem espaço, pelo que as suas alterações não são guardadas. Liberte espaço e altere um campo para guardar de novo.',
  'storage-failed':
    'Este navegador não consegue guardar as suas alterações. Envie o pedido antes de fechar esta página, ou recarregue-a e verifique o que lá está.',
  'memory-only':
    'Este navegador não permite que esta página guarde dados. O que introduzir perde-se quando a fechar.',
  insecure:
    'Esta página não foi aberta por HTTPS: não pode enviar nada e não deteta outros separadores. Abra-a por HTTPS.',
  'file-not-kept':
    'Este navegador não conseguiu guardar um ficheiro. Se recarregar esta página, escolha o ficheiro de novo.',
  'files-missing':
    'Alguns ficheiros deste pedido já não estão neste dispositivo. Escolha-os de novo.',
});
