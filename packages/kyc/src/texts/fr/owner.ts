import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `owner/*` in French. */
export const owner: RemediesOf<'owner'> = {
  'owner/minimum-age':
    'Chaque propriétaire doit avoir au moins {years} ans. Vérifiez la date de naissance.',
  'owner/minimum-age.swapped':
    'Chaque propriétaire doit avoir au moins {years} ans. Vérifiez que le jour et le mois ne sont pas intervertis.',
  'owner/leap-day-birthday':
    'Dans certains pays, ce propriétaire n’aura {years} ans que demain. Envoyez la demande demain.',
  'owner/proof-of-address':
    'Il manque un justificatif d’adresse. Ajoutez-en un, par exemple une facture d’eau ou d’électricité, ou un relevé de compte.',
  'owner/possible-age': 'Personne n’a vécu plus de {oldest} ans. Vérifiez l’année de naissance.',
  'owner/plausible-age':
    'Cette date de naissance remonte à plus de {oldest} ans. Vérifiez l’année.',
  'owner/relationship-begun':
    'Cette date est dans le futur. Indiquez depuis quand cette personne est liée à l’entreprise.',
  'owner/relationship-begun.swapped':
    'Cette date est dans le futur. Vérifiez que le jour et le mois ne sont pas intervertis.',
  'owner/relationship-after-registration':
    'Cette date est antérieure à l’immatriculation. Si cette personne n’est pas fondatrice, vérifiez les deux dates.',
  'owner/beneficial-owner-marked':
    'Cette personne détient {share} % ou plus. Cochez-la comme bénéficiaire effectif.',
  'owner/beneficial-owner-share':
    'Cette personne détient moins de {share} %. Si elle ne contrôle pas l’entreprise, vérifiez la part.',
  'owner/executive-control':
    'La personne exerçant le contrôle fait en général partie de la direction. Vérifiez qui gère l’entreprise au quotidien.',
  'owner/passport-form':
    'Ce n’est pas le numéro d’une pièce d’identité. Recopiez le numéro qui figure sur la pièce.',
  'owner/address-country': 'Ce pays n’est pas reconnu. Indiquez le nom du pays.',
  'owner/address-country.near':
    'Le nom du pays est mal orthographié. S’agit-il de : {country:name} ?',
  'owner/distinct-images':
    'Ce fichier est le même que la page avec photo. Joignez l’autre page, ou retirez ce fichier s’il n’y en a pas.',
  'owner/image-address':
    'Le prestataire n’accepte peut-être pas de fichier ici. Indiquez l’adresse web de l’image.',
  'owner/document-country':
    'Ce document a été délivré dans un pays où le propriétaire n’habite pas. Vérifiez le pays.',
  'owner/placeholder-name':
    'Ce n’est pas le nom d’une personne. Indiquez le nom tel qu’il figure sur le passeport.',
  'owner/name-characters':
    'Le caractère nº {position} ne peut pas figurer dans un nom. Indiquez le nom tel qu’il figure sur le passeport.',
  'owner/name-characters.digit':
    'Un nom ne contient pas de chiffres. Indiquez le nom tel qu’il figure sur le passeport.',
  'owner/name-characters.invisible':
    'Ce champ contient un caractère invisible. Effacez-le et saisissez à nouveau le nom.',
  'owner/name-characters.garbled': 'Certaines lettres sont illisibles. Saisissez à nouveau le nom.',
  'owner/company-name.note':
    'Ce champ contient plus qu’un nom. Indiquez uniquement le nom tel qu’il figure sur le passeport.',
  'owner/name-characters.mixed-scripts':
    'Une lettre d’un autre alphabet s’est glissée dans ce nom. Saisissez-le à nouveau.',
  'owner/placeholder-number':
    'Ce numéro semble fictif. Recopiez le numéro qui figure sur le passeport.',
  'owner/relationship-age':
    'Cette personne était encore enfant à cette date. Vérifiez les deux dates.',
  'owner/relationship-age.beforeBirth':
    'Cette date est antérieure à la naissance de cette personne. Vérifiez les deux dates.',
  'owner/birth-date-copied':
    'La date de naissance est identique à la date d’immatriculation. Vérifiez les deux.',
  'owner/honorific':
    'Ce nom contient une civilité ou un titre. Indiquez le nom tel qu’il figure sur le passeport.',
  'owner/company-name':
    'C’est le nom d’une société. Indiquez la personne qui la détient ou la contrôle.',
  'owner/registered-office':
    'Tous les propriétaires ont la même adresse que l’entreprise. Si une personne habite ailleurs, indiquez son domicile.',
  'owner/name-characters.entity':
    'Certaines lettres ont été remplacées par du code informatique. Saisissez à nouveau le nom.',
  'owner/passport-form.phone':
    'C’est le numéro de téléphone. Recopiez le numéro qui figure sur le passeport.',
  'owner/passport-form.national':
    'C’est un numéro d’identité national. Indiquez le numéro du passeport.',
  'owner/minimum-age.future': 'Cette date de naissance est dans le futur. Vérifiez l’année.',
  'owner/whole-name':
    'Les deux champs contiennent le nom complet. Indiquez les prénoms ici et le nom de famille dans l’autre champ.',
  'owner/whole-name.lastToo':
    'Le nom de famille figure dans les deux champs. Indiquez ici uniquement les prénoms.',
  'owner/birth-date-copied.relationship':
    'La date de naissance est identique à la date d’entrée dans l’entreprise. Vérifiez les deux.',
};
