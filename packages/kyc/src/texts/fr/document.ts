import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `document/*` in French. */
export const document: TextsOf<'document'> = {
  'document/regulatory-license': {
    message: 'doc_type n’a pas de REGULATORY_LICENSE_REGISTRATION, bien que le guide le mentionne',
    remedy: 'Ce type de document n’existe pas. Ajoutez l’agrément comme autre document.',
  },
  'document/business-country': {
    message: 'doc_country n’est pas le pays de registered_address',
    remedy: 'Ce document ne vient pas du pays d’immatriculation de l’entreprise. Vérifiez le pays.',
  },
  'document/personal-document': {
    message: '{type} figure parmi les documents de l’entreprise',
    remedy: 'Ce document montre une personne. Déplacez-le vers les documents de ce propriétaire.',
  },
  'document/sub-type-present': {
    message: 'Un PROOF_OF_ADDRESS n’a pas de sub_type',
    remedy:
      'Il manque la nature du justificatif. Choisissez-la, par exemple une facture d’énergie.',
  },
  'document/sub-type-fits': {
    message: 'sub_type accompagne un doc_type autre que PROOF_OF_ADDRESS',
    remedy:
      'Seul un justificatif de domicile a une nature. Retirez-la, ou choisissez justificatif de domicile.',
  },
  'document/image-type': {
    message: 'Le type déclaré de doc_image n’est ni une image ni application/pdf',
    remedy: 'Ce type de fichier n’est pas accepté. Ajoutez une image ou un PDF.',
  },
  'document/image-size': {
    message: 'doc_image dépasse {megabytes} Mo',
    remedy: 'Ce fichier est trop volumineux. Ajoutez un fichier de {megabytes} Mo au plus.',
  },
  'document/one-purpose': {
    message: 'Le même fichier a déjà été envoyé comme un document qui exclut celui-ci',
    remedy: 'Ce fichier a déjà été fourni pour un autre document. Ajoutez celui qui convient ici.',
    texts: {
      person: {
        message: 'Le même fichier a déjà été envoyé pour un autre propriétaire',
        remedy:
          'Ce fichier a déjà été fourni pour un autre propriétaire. Ajoutez le document de cette personne.',
      },
    },
  },
  'document/image-bytes': {
    message: 'Les premiers octets ne sont pas ceux du type déclaré',
    remedy:
      'Ce fichier n’est pas du type que son nom indique. Enregistrez-le en PDF ou en JPEG, puis téléversez-le.',
    texts: {
      other: {
        message: 'Le fichier est déclaré comme {mime}, et ses premiers octets sont ceux de {kind}',
        remedy:
          'Ce fichier n’est ni un scan ni une photo ({kind}). Téléversez un JPEG, un PNG ou un PDF.',
      },
    },
  },
  'document/whole-image': {
    message: 'Le fichier est tronqué : le marqueur de fin de son type manque',
    remedy: 'Ce fichier est tronqué. Téléversez-le à nouveau.',
  },
  'document/image-format': {
    message: 'Le fichier est au format {name}, que de nombreux systèmes n’ouvrent pas',
    remedy:
      'Ce fichier est au format {name}. Enregistrez-le en JPEG ou en PDF, puis téléversez-le à nouveau.',
  },
  'document/pixel-size': {
    message: 'L’image a {width} x {height} pixels, moins de {shortSide} x {longSide}',
    remedy:
      'Cette image est trop petite pour être lue. Téléversez une photo ou un scan plus grand.',
  },
  'document/blank-image': {
    message: 'Les octets de l’image se répètent, comme ceux d’une seule couleur',
    remedy: 'Cette image semble vide. Vérifiez le fichier et téléversez-le à nouveau.',
  },
  'document/open-pdf': {
    message: 'Le PDF est chiffré',
    remedy: 'Ce PDF est protégé par un mot de passe. Téléversez une copie sans mot de passe.',
    texts: {
      script: {
        message: 'Le PDF contient un script ou lance un programme',
        remedy:
          'Ce PDF contient un script. Imprimez-le dans un nouveau PDF et téléversez celui-ci.',
      },
      empty: {
        message: 'Le PDF n’a aucune page',
        remedy: 'Ce PDF n’a aucune page. Vérifiez le fichier et téléversez-le à nouveau.',
      },
    },
  },
  'document/file-link': {
    message: 'Le lien mène à une page sur le fichier, pas au fichier',
    remedy:
      'Ce lien ouvre une page, pas le fichier. Téléversez le fichier, ou indiquez son lien de téléchargement.',
    texts: {
      expired: {
        message: 'Le lien signé a cessé de fonctionner avant le {asOf}',
        remedy: 'Ce lien a expiré. Téléversez le fichier, ou créez un nouveau lien.',
      },
      private: {
        message: 'L’hôte du lien n’est pas sur l’internet public',
        remedy: 'Seul votre réseau peut ouvrir ce lien. Téléversez plutôt le fichier.',
      },
    },
  },
  'document/readable-dates': {
    message: 'documentDates ne contient pas ici une date du calendrier, AAAA-MM-JJ',
    remedy: 'Cette date n’existe pas. Indiquez une date, par exemple 2031-02-28.',
    texts: {
      withoutDocument: {
        message: 'documentDates indique des dates pour ce chemin, où la demande n’a aucun document',
        remedy:
          'Ces dates ne correspondent à aucun document. Vérifiez à quel document elles se rapportent.',
      },
    },
  },
  'document/unexpired': {
    message: 'Le document a expiré avant le jour du contrôle',
    remedy: 'Ce document a expiré. Téléversez un document en cours de validité.',
  },
  'document/valid-next-month': {
    message: 'La pièce d’identité expire dans le mois qui suit le jour du contrôle',
    remedy:
      'Cette pièce d’identité expire dans moins d’un mois. Si vous en avez une plus récente, téléversez-la.',
  },
  'document/recent': {
    message: 'Le document date de plus de {months} mois au jour du contrôle',
    remedy: 'Ce document date de plus de {months} mois. Téléversez-en un plus récent.',
  },
  'document/issued-in-the-past': {
    message: 'Le document a été délivré après le jour du contrôle',
    remedy:
      'Cette date est dans le futur. Indiquez la date de délivrance qui figure sur le document.',
  },
  'document/issued-before-expiry': {
    message: 'Le document a été délivré après son expiration',
    remedy: 'La date de délivrance est postérieure à la date d’expiration. Vérifiez les deux.',
  },
  'document/issued-after-birth': {
    message: 'La pièce d’identité a été délivrée avant date_of_birth du propriétaire',
    remedy:
      'Cette pièce a été délivrée avant la date de naissance du propriétaire. Vérifiez les deux dates.',
  },
  'document/recommended': {
    message: 'documents n’a pas de {type}, que les prestataires demandent à une telle entreprise',
    remedy: 'Ce document évite des questions par la suite. Ajoutez-le si vous l’avez.',
    texts: {
      named: {
        message:
          'documents n’a pas de {type}, que les prestataires demandent à une telle entreprise : {document}',
        remedy:
          'Ce document évite des questions par la suite. Ajoutez-le si vous l’avez : {document}.',
      },
    },
  },
};
