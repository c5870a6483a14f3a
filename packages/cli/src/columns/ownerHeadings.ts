/** Other names of the fields of owners and documents, which they leave out, as `headingNames` lists them. */
export const ownerHeadings = {
  'business_owners.*.first_name': ['firstname', 'first', 'first and middle name', 'nomes'],
  'business_owners.*.last_name': ['lastname', 'last', 'lastname lastname', 'noms'],
  'business_owners.*.email': ['email', 'email contact'],
  'business_owners.*.phone_number': ['phone', 'contact number', 'contact phone', 'contact'],
  'business_owners.*.date_of_birth': ['dob', 'born', 'born on'],
  'business_owners.*.nationality': ['nationality', 'country of citizenship'],
  'business_owners.*.title': ['title', 'job title', 'title in business', 'occupation'],
  'business_owners.*.ownership_percentage': [
    ...['share proportion', 'shareproportion'],
    ...['share', 'share percent', 'share capital', 'share in capital', 'shares held', 'interest'],
    ...['ownership interest', 'voting rights', 'holding', 'holdings', 'percent', 'percent held'],
    ...['percent of capital', 'detention', 'percent detention', 'parts sociales'],
    ...['participacao no capital', 'participacao societaria', 'percentual do capital social'],
    'percent detenu',
  ],
  'business_owners.*.id_number': [
    ...['passport', 'passport number', 'id', 'id number', 'document number'],
    ...['id document number', 'id passport number', 'passport id number'],
    ...['numero de piece d identite', 'piece d identite'],
    ...['numero do documento', 'documento de identidade', 'numero du document'],
  ],
  'business_owners.*.relationship_establishment_date': [
    ...['relationship established at', 'relationshipestablishedat'],
    ...['since', 'owner since', 'shareholder since', 'start date', 'date of appointment'],
    ...['date d entree', 'data de entrada', 'date appointed', 'data entrada sociedade'],
  ],
  'business_owners.*.is_control_person': [
    ...['control person', 'controller', 'significant control', 'has control'],
    ...['personne de controle', 'controlador'],
  ],
  'business_owners.*.is_signer': ['signer', 'authorized signer', 'authorised signer'],
  'business_owners.*.is_beneficial_owner': ['ubo', 'is ubo', 'beneficial owner ubo'],
  'business_owners.*.address.street1': [
    ...['address', 'street', 'street address', 'address line 1', 'address 1', 'address1'],
    ...['residence address', 'home address', 'private address', 'domicile', 'residence'],
    ...['adresse du domicile', 'address line1', 'street address1'],
  ],
  'business_owners.*.address.street2': [
    ...['address line 2', 'address 2', 'address2', 'complement d adresse', 'complemento'],
    ...['suburb', 'bairro', 'quartier', 'apartment'],
  ],
  'business_owners.*.address.city': ['city', 'city of residence'],
  'business_owners.*.address.state': ['state', 'state province', 'state of residence'],
  'business_owners.*.address.postal_code': ['postcode', 'postal zip'],
  'business_owners.*.address.country': ['country', 'country of residence', 'country code'],
  'documents.*.issued': ['issue date', 'date', 'data', 'issued on', 'date of issue'],
  'documents.*.expires': [
    ...['expiry date', 'expiration date', 'valid until', 'date d expiration', 'expiry'],
    ...['validade', 'data de validade'],
  ],
  'business_owners.*.front_image.issued': [
    ...['passport issued', 'passport issue date', 'date of issue of passport', 'issue date'],
    ...['date de delivrance du passeport', 'data de emissao do passaporte'],
  ],
  'business_owners.*.front_image.expires': [
    ...['passport expires', 'passport expiry date', 'passport expiry', 'passport valid until'],
    ...['date d expiration du passeport', 'validade do passaporte', 'id expiry date'],
    ...['passport expiration date', 'expiry date', 'validade'],
  ],
} as const;
