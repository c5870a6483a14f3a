import type { RemediesOf } from '../customerCatalog.ts';

/** Remedies of the rules `business/*` in French. */
export const business: RemediesOf<'business'> = {
  'business/required-documents': 'Il manque un document. Ajoutez-le.',
  'business/required-documents.BUSINESS_FORMATION':
    'Il manque l’extrait d’immatriculation de l’entreprise (Kbis, RCCM…). Ajoutez-le.',
  'business/required-documents.OWNERSHIP_INFORMATION':
    'Il manque un document qui indique à qui appartient l’entreprise. Ajoutez-le, par exemple les statuts.',
  'business/required-documents.BANK_STATEMENT':
    'Il manque un relevé de compte bancaire. Ajoutez-en un.',
  'business/required-documents.named': 'Il manque un document. Ajoutez-le : {document}.',
  'business/registered-in-the-past':
    'Cette date est dans le futur. Indiquez la date d’immatriculation de l’entreprise.',
  'business/registered-in-the-past.swapped':
    'Cette date est dans le futur. Vérifiez que le jour et le mois ne sont pas intervertis.',
  'business/legal-form':
    'La forme juridique ne correspond pas au nom de l’entreprise. Vérifiez les deux.',
  'business/legal-form.ownerName':
    'C’est le nom du propriétaire {number}. Indiquez la dénomination de l’entreprise telle qu’elle est immatriculée.',
  'business/legal-form.nonUs':
    'Cette entreprise est immatriculée aux États-Unis. Choisissez sa forme juridique américaine.',
  'business/filled-in': 'Ce champ est vide. Remplissez-le.',
  'business/owner-present':
    'Il manque les propriétaires. Indiquez au moins un propriétaire ou une personne exerçant le contrôle.',
  'business/sole-proprietor':
    'Une entreprise individuelle ne peut pas avoir d’autres propriétaires. Indiquez uniquement l’exploitant, avec 100 %, comme personne exerçant le contrôle et signataire autorisé.',
  'business/control-person':
    'Aucun propriétaire n’est coché comme personne exerçant le contrôle. Cochez une personne qui dirige l’entreprise.',
  'business/signer':
    'Aucun propriétaire n’est coché comme signataire autorisé. Cochez la personne habilitée à signer au nom de l’entreprise.',
  'business/ownership-sum':
    'Les parts totalisent {sum} %. Corrigez-les pour ne pas dépasser 100 %.',
  'business/ownership-fractions':
    'Les parts totalisent 1 %. Saisissez-les en pourcentage, par exemple 25 pour 25 %.',
  'business/ownership-covered':
    'Il manque peut-être des propriétaires. Indiquez toute personne qui détient {rest} % ou plus, ou ajoutez un organigramme de détention.',
  'business/registered-owners':
    'Le registre du commerce de ce pays ({country:name}) mentionne toute personne qui détient {percent} % ou plus. Ajoutez celles qui manquent.',
  'business/distinct-owners':
    'Cette personne figure déjà comme propriétaire {number}. Indiquez chaque personne une seule fois.',
  'business/distinct-owners.sharedNumber':
    'Le propriétaire {number} a le même numéro de document. Vérifiez les deux documents.',
  'business/own-contacts':
    'Le propriétaire {number} a la même adresse e-mail. Indiquez celle de cette personne.',
  'business/own-contacts.phone':
    'Le propriétaire {number} a le même numéro de téléphone. Indiquez celui de cette personne.',
  'business/money-services-license':
    'Il manque l’agrément de services de paiement. Ajoutez-le avec le type « Autre document ».',
  'business/business-purpose':
    'Cet usage est celui d’un particulier. Choisissez l’usage que l’entreprise fait du compte.',
  'business/business-source':
    'Cette origine des fonds est celle d’un particulier. Choisissez l’origine des fonds de l’entreprise.',
  'business/higher-risk':
    'Cette réponse sera examinée de plus près. Préparez une courte explication et un justificatif de l’origine des fonds.',
  'business/dao-form':
    'Une entreprise individuelle ne peut pas être une DAO, qui a plusieurs membres. Vérifiez la forme juridique et la réponse à la question sur la DAO.',
  'business/payments-within-revenue':
    'Sur un an, ces paiements dépassent {most} fois le chiffre d’affaires déclaré. Vérifiez les deux montants.',
  'business/tax-id':
    'Ce numéro ne ressemble pas à un numéro d’identification fiscale de ce pays ({country:name} : {names}). Recopiez-le depuis un courrier de l’administration fiscale.',
  'business/tax-id.check-digit':
    'Ce numéro semble contenir une faute de frappe. Comparez-le avec un courrier de l’administration fiscale ({names}).',
  'business/tax-id.leading-zero':
    'Il semble manquer un 0 au début de ce numéro. Comparez-le avec un courrier de l’administration fiscale ({names}).',
  'business/tax-id.placeholder':
    'Ce numéro semble fictif. Recopiez le numéro qui figure sur un courrier de l’administration fiscale.',
  'business/tax-id.otherBusiness':
    'Ce numéro appartient à une autre entreprise que le numéro d’immatriculation. Vérifiez les deux.',
  'business/tax-id.person':
    'Ce numéro identifie une personne physique. Indiquez le numéro d’identification fiscale de l’entreprise.',
  'business/website-public':
    'Ce site n’est pas accessible au public. Indiquez l’adresse qu’utilisent vos clients.',
  'business/website-public.short':
    'C’est un lien court. Indiquez l’adresse de la page vers laquelle il mène.',
  'business/own-email':
    'C’est une adresse e-mail personnelle. Si vous en avez une sur le domaine de votre site, utilisez-la.',
  'business/flags-answered':
    'Cette question est sans réponse, ce qui vaut « non ». Répondez par oui ou par non.',
  'business/placeholder':
    'Ce texte n’est qu’un exemple. Indiquez ce qui s’applique à votre entreprise.',
  'business/placeholder.contact':
    'C’est une adresse e-mail ou l’adresse d’un site web. Indiquez le nom de l’entreprise.',
  'business/placeholder.general':
    'Cette description est trop générale. Indiquez ce que l’entreprise vend ou fait, et pour quels clients.',
  'business/name-characters':
    'Ce champ contient un caractère invisible. Effacez-le et saisissez à nouveau le nom.',
  'business/name-characters.garbled': 'Certaines lettres sont illisibles. Saisissez-les à nouveau.',
  'business/name-characters.mixed-scripts':
    'Une lettre d’un autre alphabet s’est glissée dans ce nom. Saisissez-le à nouveau.',
  'business/notation':
    'Ce numéro s’écrit d’habitude autrement. Utilisez des majuscules, et les espaces ou tirets du document.',
  'business/notation.spaces': 'Il y a plusieurs espaces de suite ici. N’en laissez qu’une.',
  'business/number-date':
    'La date contenue dans ce numéro n’est pas celle de l’immatriculation. Comparez les deux avec l’extrait d’immatriculation.',
  'business/number-date.birth':
    'La date de naissance contenue dans ce numéro n’est celle d’aucun propriétaire. Vérifiez le numéro et la date.',
  'business/registration-number':
    'Ce numéro ne ressemble pas à un numéro d’immatriculation de ce pays ({country:name} : {names}). Recopiez-le depuis l’extrait d’immatriculation.',
  'business/registration-number.check-digit':
    'Ce numéro semble contenir une faute de frappe. Comparez-le avec l’extrait d’immatriculation ({names}).',
  'business/registration-number.placeholder':
    'Ce numéro semble fictif. Recopiez le numéro qui figure sur l’extrait d’immatriculation.',
  'business/registration-number.year':
    'L’année contenue dans ce numéro n’est pas celle de l’immatriculation. Comparez les deux avec l’extrait d’immatriculation.',
  'business/registration-number.kind':
    'Ce numéro correspond à une autre forme juridique que celle qu’indique le nom. Comparez les deux avec l’extrait d’immatriculation.',
  'business/copied-number':
    'Cette valeur est identique au numéro d’identification fiscale. Vérifiez les deux.',
  'business/registration-date':
    'Cette année semble erronée. Indiquez la date qui figure sur l’extrait d’immatriculation.',
  'business/registration-date.legalForm':
    'À cette date, cette forme juridique ne pouvait pas être immatriculée. Vérifiez la date et la forme juridique.',
  'business/money-services-flag':
    'Votre description évoque un service de paiement ou de transfert de fonds. Vérifiez la réponse à cette question.',
  'business/refused-activity':
    'De nombreux prestataires de paiement restreignent cette activité. Renseignez-vous auprès du vôtre avant l’envoi, ou ajoutez votre agrément.',
  'business/partners':
    'Une société de personnes compte au moins deux associés. Ajoutez les autres, ou vérifiez la forme juridique.',
  'business/swapped-contacts':
    'L’adresse e-mail et le site web semblent intervertis. Échangez-les.',
  'business/swapped-contacts.phone':
    'Le téléphone et l’indicatif du pays semblent intervertis. Échangez-les.',
  'business/swapped-numbers':
    'Le numéro d’immatriculation et le numéro d’identification fiscale semblent intervertis. Échangez-les.',
  'business/website-public.malformed':
    'Aucun navigateur ne peut ouvrir cette adresse. Vérifiez qu’elle ne contient pas de faute de frappe.',
  'business/website-public.doubled':
    'Le début de cette adresse est en double. Saisissez https:// une seule fois.',
  'business/website-public.email': 'C’est une adresse e-mail. Indiquez l’adresse du site web.',
  'business/website-public.password':
    'Cette adresse contient un nom d’utilisateur ou un mot de passe. Retirez-le.',
  'business/website-public.temporary':
    'C’est une adresse temporaire de test. Indiquez l’adresse qu’utilisent vos clients.',
  'business/website-public.parked':
    'Cette page propose des noms de domaine à la vente. Indiquez l’adresse de votre site.',
  'business/website-public.foreign':
    'Cette page ne présente pas votre entreprise. Indiquez votre site, ou votre propre page sur ce site.',
  'business/own-website':
    'Cette page se trouve sur le site d’une autre société. Si vous avez votre propre site, indiquez-le.',
  'business/email-domain':
    'Cette adresse diffère de celle de votre site d’une seule lettre. Vérifiez laquelle des deux est la bonne.',
  'business/email-domain.website':
    'L’adresse de ce site diffère de vos adresses e-mail d’une seule lettre. Vérifiez laquelle est la bonne.',
  'business/nonprofit-owner':
    'Personne ne détient un organisme à but non lucratif. Indiquez 0 %, ou vérifiez la forme juridique.',
  'business/dao-flag':
    'D’après son nom, cette entreprise est une DAO. Vérifiez la réponse à cette question.',
  'business/placeholder.repeated':
    'Ce texte répète la description de l’entreprise. Indiquez à quoi servira le compte.',
  'business/addresses-agree':
    'La même rue et le même numéro ont un autre code postal dans une autre adresse. Vérifiez les deux.',
  'business/name-characters.entity':
    'Certaines lettres ont été remplacées par du code informatique. Saisissez à nouveau le nom.',
  'business/payments-within-revenue.income':
    'Sur un an, ces revenus dépassent {most} fois le chiffre d’affaires déclaré. Vérifiez les deux montants.',
  'business/registration-number.company':
    'Ce numéro est celui d’une société, pas d’une entreprise individuelle. Vérifiez le numéro et la forme juridique.',
  'business/copied-number.registrationNumber':
    'Cette valeur est identique au numéro d’immatriculation. Vérifiez les deux.',
  'business/copied-number.businessName':
    'Cette valeur est identique au nom de l’entreprise. Vérifiez les deux.',
  'business/copied-number.phone':
    'Cette valeur est identique au téléphone de l’entreprise. Vérifiez les deux.',
  'business/copied-number.contactPhone':
    'Cette valeur est identique au téléphone du contact. Vérifiez les deux.',
  'business/copied-number.postalCode':
    'Cette valeur est identique au code postal. Vérifiez les deux.',
  'business/copied-number.idNumber':
    'Cette valeur est identique au numéro de la pièce d’identité d’un propriétaire. Vérifiez les deux.',
  'business/website-public.ending':
    'Aucun site n’a cette terminaison. Vérifiez l’orthographe après le dernier point.',
};
