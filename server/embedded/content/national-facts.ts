import type { LocaleCode } from '#shared/projects/locales.ts';

/** Entries of a vehicle document that articles name; the document numbers or letters them. */
export type VehicleField =
  | 'plate'
  | 'firstRegistration'
  | 'make'
  | 'type'
  | 'commercialName'
  | 'vin'
  | 'typeApproval'
  | 'engineCapacity'
  | 'power'
  | 'fuel'
  | 'makerKey'
  | 'typeKey';

/** Code of each entry as the document prints it; `null` where it has no such entry, or none with a code. */
type FieldCodes = Readonly<Record<VehicleField, string | null>>;

interface VehicleDocument {
  readonly name: string;
  /** "In the document", as it stands in a sentence. */
  readonly within: string;
  readonly fields: FieldCodes;
  /** The code of a type of vehicle by which parts are found in that country; `null` where nobody does so. */
  readonly searchCode: string | null;
}

/**
 * What law and trade of a country say. A row that is missing or not whole does not compile. Names stand as they are
 * written within a sentence; `{{VatNumber}}` gives them a capital letter.
 */
interface NationalFacts {
  /** Days in which a consumer may withdraw from an online purchase by law; `null`: the law knows no such right. */
  readonly withdrawalDays: number | null;
  /**
   * Years in which the seller of a new part answers for faults by law; `null`: the law names no fixed number. Where
   * it names two (Norway: five for what is meant to last longer), this is the shorter.
   */
  readonly guaranteeYears: number | null;
  readonly vatNumber: string;
  readonly vehicleDocument: VehicleDocument;
  readonly cardPayment: string;
  /** What payment method 8, the instant bank transfer, is called. */
  readonly localPayment: string;
  /** What one bonus point is given for, and what a hundred are worth. */
  readonly pointUnit: string;
}

/** Codes that registration documents of the European Economic Area and the United Kingdom share. */
const harmonised: FieldCodes = {
  plate: 'A',
  firstRegistration: 'B',
  make: 'D.1',
  type: 'D.2',
  commercialName: 'D.3',
  vin: 'E',
  typeApproval: 'K',
  engineCapacity: 'P.1',
  power: 'P.2',
  fuel: 'P.3',
  makerKey: null,
  typeKey: null,
};

const german: FieldCodes = { ...harmonised, makerKey: '2.1', typeKey: '2.2' };

const swiss: FieldCodes = {
  plate: '15',
  firstRegistration: '36',
  make: '21',
  type: null,
  commercialName: null,
  vin: '23',
  typeApproval: '24',
  engineCapacity: '37',
  power: '76',
  fuel: null,
  makerKey: null,
  typeKey: null,
};

// oxfmt-ignore
export const nationalFacts = {
  de: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'USt-IdNr.', vehicleDocument: { name: 'Fahrzeugschein', within: 'im Fahrzeugschein', fields: german, searchCode: 'HSN/TSN' }, cardPayment: 'Kredit- oder Debitkarte', localPayment: 'Echtzeitüberweisung', pointUnit: '1\u00a0€' },
  de_CH: { withdrawalDays: null, guaranteeYears: 2, vatNumber: 'MWST-Nummer', vehicleDocument: { name: 'Fahrzeugausweis', within: 'im Fahrzeugausweis', fields: swiss, searchCode: 'Nummer der Typengenehmigung' }, cardPayment: 'Kredit- oder Debitkarte', localPayment: 'TWINT', pointUnit: '1\u00a0CHF' },
  CH_fr: { withdrawalDays: null, guaranteeYears: 2, vatNumber: 'numéro de TVA', vehicleDocument: { name: 'permis de circulation', within: 'sur le permis de circulation', fields: swiss, searchCode: 'numéro de réception par type' }, cardPayment: 'carte de crédit ou de débit', localPayment: 'TWINT', pointUnit: '1\u00a0CHF' },
  de_AT: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'UID-Nummer', vehicleDocument: { name: 'Zulassungsschein', within: 'im Zulassungsschein', fields: harmonised, searchCode: 'nationaler Code' }, cardPayment: 'Kredit- oder Debitkarte', localPayment: 'EPS-Überweisung', pointUnit: '1\u00a0€' },
  de_LU: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'TVA-Nummer', vehicleDocument: { name: 'Zulassungsbescheinigung (graue Karte)', within: 'in der Zulassungsbescheinigung (grauen Karte)', fields: harmonised, searchCode: null }, cardPayment: 'Kredit- oder Debitkarte', localPayment: 'Echtzeitüberweisung', pointUnit: '1\u00a0€' },
  bg: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'ДДС номер', vehicleDocument: { name: 'свидетелство за регистрация (талон)', within: 'в свидетелството за регистрация (талона)', fields: harmonised, searchCode: null }, cardPayment: 'банкова карта', localPayment: 'незабавен банков превод', pointUnit: '1\u00a0лв.' },
  nl_BE: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'btw-nummer', vehicleDocument: { name: 'inschrijvingsbewijs', within: 'op het inschrijvingsbewijs', fields: harmonised, searchCode: null }, cardPayment: 'creditcard of debetkaart', localPayment: 'Bancontact', pointUnit: '1\u00a0€' },
  BE_fr: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'numéro de TVA', vehicleDocument: { name: 'certificat d’immatriculation', within: 'sur le certificat d’immatriculation', fields: harmonised, searchCode: null }, cardPayment: 'carte de crédit ou de débit', localPayment: 'Bancontact', pointUnit: '1\u00a0€' },
  cs: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'DIČ', vehicleDocument: { name: 'osvědčení o registraci vozidla (malý technický průkaz)', within: 'v osvědčení o registraci vozidla (malém technickém průkazu)', fields: harmonised, searchCode: null }, cardPayment: 'platební karta', localPayment: 'okamžitý bankovní převod', pointUnit: '1\u00a0Kč' },
  da: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'momsnummer', vehicleDocument: { name: 'registreringsattest', within: 'på registreringsattesten', fields: harmonised, searchCode: null }, cardPayment: 'betalingskort', localPayment: 'straksoverførsel', pointUnit: '1\u00a0kr.' },
  et: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'KMKR number', vehicleDocument: { name: 'registreerimistunnistus', within: 'registreerimistunnistusel', fields: harmonised, searchCode: null }, cardPayment: 'pangakaart', localPayment: 'pangalink', pointUnit: '1\u00a0euro' },
  es: { withdrawalDays: 14, guaranteeYears: 3, vatNumber: 'NIF-IVA', vehicleDocument: { name: 'permiso de circulación', within: 'en el permiso de circulación', fields: harmonised, searchCode: null }, cardPayment: 'tarjeta de débito o crédito', localPayment: 'transferencia inmediata', pointUnit: '1\u00a0€' },
  fi: { withdrawalDays: 14, guaranteeYears: null, vatNumber: 'alv-tunniste', vehicleDocument: { name: 'rekisteröintitodistus', within: 'rekisteröintitodistuksessa', fields: harmonised, searchCode: null }, cardPayment: 'maksukortti', localPayment: 'verkkopankkimaksu', pointUnit: '1\u00a0€' },
  fr: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'numéro de TVA intracommunautaire', vehicleDocument: { name: 'certificat d’immatriculation (carte grise)', within: 'sur le certificat d’immatriculation (carte grise)', fields: harmonised, searchCode: null }, cardPayment: 'carte bancaire', localPayment: 'virement instantané', pointUnit: '1\u00a0€' },
  en: { withdrawalDays: 14, guaranteeYears: null, vatNumber: 'VAT number', vehicleDocument: { name: 'registration document (V5C logbook)', within: 'in the registration document (V5C logbook)', fields: harmonised, searchCode: null }, cardPayment: 'credit or debit card', localPayment: 'instant bank transfer', pointUnit: '£1' },
  el: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'ΑΦΜ', vehicleDocument: { name: 'άδεια κυκλοφορίας', within: 'στην άδεια κυκλοφορίας', fields: harmonised, searchCode: null }, cardPayment: 'πιστωτική ή χρεωστική κάρτα', localPayment: 'άμεση τραπεζική μεταφορά', pointUnit: '1\u00a0€' },
  hu: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'közösségi adószám', vehicleDocument: { name: 'forgalmi engedély', within: 'a forgalmi engedélyben', fields: harmonised, searchCode: null }, cardPayment: 'bankkártya', localPayment: 'azonnali banki átutalás', pointUnit: '100\u00a0Ft' },
  IE_en: { withdrawalDays: 14, guaranteeYears: null, vatNumber: 'VAT number', vehicleDocument: { name: 'Vehicle Registration Certificate (VRC)', within: 'in the Vehicle Registration Certificate (VRC)', fields: harmonised, searchCode: null }, cardPayment: 'credit or debit card', localPayment: 'instant bank transfer', pointUnit: '€1' },
  it: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'partita IVA', vehicleDocument: { name: 'carta di circolazione (documento unico)', within: 'sulla carta di circolazione (documento unico)', fields: harmonised, searchCode: null }, cardPayment: 'carta di credito o di debito', localPayment: 'bonifico istantaneo', pointUnit: '1\u00a0€' },
  lt: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'PVM mokėtojo kodas', vehicleDocument: { name: 'registracijos liudijimas', within: 'registracijos liudijime', fields: harmonised, searchCode: null }, cardPayment: 'mokėjimo kortelė', localPayment: 'mokėjimas per el. bankininkystę', pointUnit: '1\u00a0euras' },
  lv: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'PVN numurs', vehicleDocument: { name: 'reģistrācijas apliecība', within: 'reģistrācijas apliecībā', fields: harmonised, searchCode: null }, cardPayment: 'maksājumu karte', localPayment: 'maksājums internetbankā', pointUnit: '1\u00a0eiro' },
  nl: { withdrawalDays: 14, guaranteeYears: null, vatNumber: 'btw-id', vehicleDocument: { name: 'kentekenbewijs', within: 'op het kentekenbewijs', fields: harmonised, searchCode: null }, cardPayment: 'creditcard of debitcard', localPayment: 'iDEAL', pointUnit: '€\u00a01' },
  no: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'organisasjonsnummer', vehicleDocument: { name: 'vognkort', within: 'i vognkortet', fields: harmonised, searchCode: null }, cardPayment: 'betalingskort', localPayment: 'straksoverføring', pointUnit: '1\u00a0kr' },
  pl: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'numer VAT UE', vehicleDocument: { name: 'dowód rejestracyjny', within: 'w dowodzie rejestracyjnym', fields: harmonised, searchCode: null }, cardPayment: 'karta płatnicza', localPayment: 'szybki przelew', pointUnit: '1\u00a0zł' },
  pt: { withdrawalDays: 14, guaranteeYears: 3, vatNumber: 'NIF/NIPC', vehicleDocument: { name: 'Documento Único Automóvel (DUA)', within: 'no Documento Único Automóvel (DUA)', fields: harmonised, searchCode: null }, cardPayment: 'cartão de débito ou crédito', localPayment: 'transferência imediata', pointUnit: '1\u00a0€' },
  ro: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'cod de TVA', vehicleDocument: { name: 'certificat de înmatriculare', within: 'în certificatul de înmatriculare', fields: harmonised, searchCode: null }, cardPayment: 'card bancar', localPayment: 'transfer bancar instant', pointUnit: '1\u00a0leu' },
  sv: { withdrawalDays: 14, guaranteeYears: 3, vatNumber: 'momsregistreringsnummer', vehicleDocument: { name: 'registreringsbevis', within: 'i registreringsbeviset', fields: harmonised, searchCode: null }, cardPayment: 'betalkort', localPayment: 'direktöverföring', pointUnit: '1\u00a0kr' },
  si: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'ID-številka za DDV', vehicleDocument: { name: 'prometno dovoljenje', within: 'v prometnem dovoljenju', fields: harmonised, searchCode: null }, cardPayment: 'plačilna kartica', localPayment: 'takojšnje bančno nakazilo', pointUnit: '1\u00a0€' },
  sk: { withdrawalDays: 14, guaranteeYears: 2, vatNumber: 'IČ DPH', vehicleDocument: { name: 'osvedčenie o evidencii vozidla (malý technický preukaz)', within: 'v osvedčení o evidencii vozidla (malom technickom preukaze)', fields: harmonised, searchCode: null }, cardPayment: 'platobná karta', localPayment: 'okamžitý bankový prevod', pointUnit: '1\u00a0€' },
} as const satisfies Record<LocaleCode, NationalFacts>;
