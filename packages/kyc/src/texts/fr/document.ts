import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `document/*` in French. */
export const document: RemediesOf<'document'> = {
  'document/business-country':
    'Ce document n’a pas été délivré dans le pays d’immatriculation de l’entreprise. Vérifiez le pays.',
  'document/personal-document':
    'Ce document concerne une personne. Déplacez-le vers les documents du propriétaire concerné.',
  'document/sub-type-present':
    'Il manque le type de justificatif. Choisissez-le, par exemple une facture d’eau ou d’électricité.',
  'document/sub-type-fits':
    'Ce champ ne concerne que les justificatifs d’adresse. Videz-le, ou choisissez « Justificatif d’adresse » comme type de document.',
  'document/image-type': 'Ce type de fichier n’est pas accepté. Joignez une image ou un PDF.',
  'document/image-size':
    'Ce fichier est trop volumineux. Joignez un fichier de {megabytes} Mo au plus.',
  'document/one-purpose':
    'Ce fichier a déjà été joint comme autre document. Joignez celui qui convient ici.',
  'document/one-purpose.person':
    'Ce fichier a déjà été joint pour le propriétaire {number}. Joignez le document de cette personne.',
  'document/image-bytes':
    'Ce fichier n’est pas du type que son nom indique. Enregistrez-le en PDF ou en JPEG, puis joignez-le.',
  'document/image-bytes.other':
    'Ce fichier n’est ni un scan ni une photo ({kind}). Joignez un JPEG, un PNG ou un PDF.',
  'document/whole-image': 'Ce fichier est incomplet. Joignez-le à nouveau.',
  'document/image-format':
    'Ce fichier est au format {name}. Enregistrez-le en JPEG ou en PDF, puis joignez-le à nouveau.',
  'document/pixel-size':
    'Cette image est trop petite pour être lisible. Joignez une photo ou un scan de meilleure résolution.',
  'document/blank-image': 'Cette image semble vide. Vérifiez le fichier et joignez-le à nouveau.',
  'document/open-pdf':
    'Ce PDF demande peut-être un mot de passe. S’il en demande un à l’ouverture, joignez une copie sans mot de passe.',
  'document/open-pdf.script':
    'Ce PDF contient un script. Imprimez-le au format PDF et joignez le nouveau fichier.',
  'document/open-pdf.blank': 'Ce PDF semble vide. Vérifiez le fichier et joignez-le à nouveau.',
  'document/open-pdf.empty': 'Ce PDF n’a aucune page. Vérifiez le fichier et joignez-le à nouveau.',
  'document/file-link':
    'Ce lien ouvre une page, pas le fichier. Joignez le fichier, ou indiquez son lien de téléchargement.',
  'document/file-link.expired': 'Ce lien a expiré. Joignez le fichier, ou créez un nouveau lien.',
  'document/file-link.private':
    'Ce lien ne s’ouvre que depuis votre réseau. Joignez plutôt le fichier.',
  'document/readable-dates':
    'Indiquez une date existante sous la forme année-mois-jour, par exemple 2031-02-28.',
  'document/readable-dates.withoutDocument':
    'Ces dates ne correspondent à aucun document. Vérifiez à quel document elles se rapportent.',
  'document/unexpired': 'Ce document a expiré. Joignez un document en cours de validité.',
  'document/valid-next-month':
    'Cette pièce d’identité expire dans moins d’un mois. Si vous en avez une plus récente, joignez-la.',
  'document/recent': 'Ce document date de plus de {months} mois. Joignez-en un plus récent.',
  'document/issued-in-the-past':
    'Cette date est dans le futur. Indiquez la date de délivrance qui figure sur le document.',
  'document/issued-in-the-past.swapped':
    'Cette date est dans le futur. Vérifiez que le jour et le mois ne sont pas intervertis.',
  'document/issued-before-expiry':
    'La date de délivrance est postérieure à la date d’expiration. Vérifiez les deux.',
  'document/issued-after-birth':
    'Cette pièce a été délivrée avant la date de naissance du propriétaire. Vérifiez les deux dates.',
  'document/recommended':
    'Ce document évite des questions par la suite. Ajoutez-le si vous l’avez.',
  'document/recommended.named':
    'Ce document évite des questions par la suite. Ajoutez-le si vous l’avez : {document}.',
  'document/business-country.all':
    'Tous les documents viennent d’un autre pays ({country:name}). Vérifiez le pays de l’entreprise.',
};
