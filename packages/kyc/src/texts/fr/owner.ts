import type { TextsOf } from '../customerCatalog.ts';

/** Texts of the rules `owner/*` in French. */
export const owner: TextsOf<'owner'> = {
  'owner/minimum-age': {
    message: 'Un propriétaire doit avoir au moins {years} ans',
    remedy: 'Chaque propriétaire doit avoir au moins {years} ans. Vérifiez la date de naissance.',
  },
  'owner/leap-day-birthday': {
    message:
      'Né un 29 février, ce propriétaire n’a {years} ans le 28 février que dans certains pays',
    remedy:
      'Dans certains pays, ce propriétaire n’aura {years} ans que demain. Envoyez la demande demain.',
  },
  'owner/proof-of-address': {
    message: 'supporting_documents d’un propriétaire doit contenir un PROOF_OF_ADDRESS',
    remedy:
      'Il manque un justificatif de domicile. Ajoutez-en un, par exemple une facture d’énergie ou un relevé bancaire.',
  },
  'owner/plausible-age': {
    message: 'date_of_birth est dans le futur, ou remonte à plus de {oldest} ans',
    remedy:
      'Cette date de naissance est dans le futur ou remonte à plus de {oldest} ans. Vérifiez l’année.',
  },
  'owner/relationship-begun': {
    message: 'relationship_establishment_date est postérieure au jour de l’examen',
    remedy:
      'Cette date est dans le futur. Indiquez depuis quand cette personne est liée à l’entreprise.',
  },
  'owner/relationship-after-registration': {
    message: 'relationship_establishment_date précède registration_date',
    remedy:
      'Cette date est antérieure à l’immatriculation. Si cette personne n’est pas fondatrice, vérifiez les deux dates.',
  },
  'owner/beneficial-owner-marked': {
    message: 'Un propriétaire de {share} % ou plus n’a pas is_beneficial_owner',
    remedy: 'Cette personne détient {share} % ou plus. Cochez-la comme bénéficiaire effectif.',
  },
  'owner/beneficial-owner-share': {
    message: 'is_beneficial_owner est coché pour une part de moins de {share} %',
    remedy:
      'Cette personne détient moins de {share} %. Si elle ne contrôle pas l’entreprise, vérifiez la part.',
  },
  'owner/executive-control': {
    message: 'Une personne qui contrôle l’entreprise a le titre Secretary ou Board Member',
    remedy:
      'La personne qui contrôle est en général un dirigeant. Vérifiez qui gère l’entreprise au quotidien.',
  },
  'owner/passport-form': {
    message: 'id_number n’est pas formé de 4 à 20 lettres et chiffres, dont au moins un chiffre',
    remedy: 'Ce n’est pas le numéro d’une pièce d’identité. Recopiez-le depuis la pièce.',
  },
  'owner/address-country': {
    message: 'address.country n’est ni un code ISO 3166-1 ni un nom de pays',
    remedy: 'Ce pays n’est pas reconnu. Indiquez le nom du pays.',
    texts: {
      near: {
        message: 'address.country ressemble au nom de {country}',
        remedy: 'Le nom du pays est mal orthographié. S’agit-il de : {country:name} ?',
      },
    },
  },
  'owner/distinct-images': {
    message: 'back_image est identique à front_image',
    remedy:
      'Le verso est le même fichier que le recto. Ajoutez le verso, ou retirez-le s’il n’y en a pas.',
  },
  'owner/image-address': {
    message: 'L’API décrit ici l’URL d’une image ; un data URI peut être refusé',
    remedy:
      'Le prestataire n’accepte peut-être pas de fichier ici. Indiquez l’adresse web de l’image.',
  },
  'owner/document-country': {
    message: 'doc_country n’est ni la nationalité ni le pays de l’adresse du propriétaire',
    remedy: 'Ce document vient d’un pays où le propriétaire n’habite pas. Vérifiez le pays.',
  },
  'owner/placeholder-name': {
    message: '{field} est une valeur de remplissage',
    remedy: 'Ce n’est pas le nom d’une personne. Indiquez-le comme sur le passeport.',
  },
  'owner/name-characters': {
    message: '{field} contient un caractère qui n’a pas sa place dans un nom',
    remedy: 'Un nom ne peut pas contenir ce caractère. Indiquez le nom comme sur le passeport.',
    texts: {
      digit: {
        message: '{field} contient un chiffre',
        remedy: 'Un nom n’a pas de chiffre. Indiquez le nom comme sur le passeport.',
      },
      invisible: {
        message: '{field} contient un caractère invisible',
        remedy: 'Un caractère invisible se trouve ici. Saisissez à nouveau le nom.',
      },
      garbled: {
        message: '{field} a été décodé avec un mauvais encodage de caractères',
        remedy: 'Certaines lettres sont illisibles. Saisissez à nouveau le nom.',
      },
      'mixed-scripts': {
        message: '{field} mêle deux alphabets dans un mot',
        remedy:
          'Une lettre vient d’un autre alphabet, malgré sa ressemblance. Saisissez à nouveau le nom.',
      },
    },
  },
  'owner/placeholder-number': {
    message: 'id_number est une valeur de remplissage',
    remedy: 'Ce n’est pas un vrai numéro. Recopiez-le depuis le passeport.',
  },
  'owner/relationship-age': {
    message: 'relationship_establishment_date est antérieure aux {youngest} ans du propriétaire',
    remedy: 'Ce propriétaire était un enfant à cette date. Vérifiez les deux dates.',
  },
  'owner/birth-date-copied': {
    message: 'date_of_birth est égale à {field}',
    remedy: 'La date de naissance est identique à une autre date. Vérifiez les deux.',
  },
  'owner/honorific': {
    message: 'first_name commence par un titre',
    remedy: 'Retirez le titre, et indiquez le nom comme sur le passeport.',
  },
  'owner/company-name': {
    message: '{field} se termine par un mot de raison sociale',
    remedy: 'C’est le nom d’une société. Indiquez la personne qui la détient ou la contrôle.',
  },
  'owner/registered-office': {
    message: 'L’adresse de chaque propriétaire est registered_address',
    remedy:
      'Chaque propriétaire a l’adresse de l’entreprise. Indiquez le domicile de chaque personne.',
  },
};
