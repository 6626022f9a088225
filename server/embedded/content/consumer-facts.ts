import type { LocaleCode } from '#shared/projects/locales.ts';

interface DisputeBody {
  readonly name: string;
  /** Host of its site; `null` where each region has its own. */
  readonly site: string | null;
}

interface BatteryCharge {
  /** Minor units of the locale's currency. */
  readonly amount: number;
  /** Days in which the old battery has to be handed in; `null`: the law names none. */
  readonly days: number | null;
}

/**
 * What the law of a country gives to customers and asks of them, apart from withdrawal and faults (`national-facts.ts`).
 * `null` is not known, or not so in that country: the sentence is left out. What a lawyer should confirm stands in
 * `docs/terms`.
 */
interface ConsumerFacts {
  /** Who helps a consumer outside the shop. */
  readonly disputeBody: DisputeBody;
  /** Shops must let consumers withdraw by a button on their site: the Union, since 19 June 2026. */
  readonly withdrawalButton: boolean;
  /** What is due on a car battery where no old one is handed in. */
  readonly batteryCharge: BatteryCharge | null;
  /** Whoever sells engine oil takes back as much used oil, by law. */
  readonly usedOilReturn: boolean;
  /** Where the municipality takes what does not belong in the bin. */
  readonly recyclingPoint: string;
  /** Tread in mm that the law asks of winter tyres where they are needed; `null`: no more than of any tyre. */
  readonly winterTread: number | null;
  /** The invoice that accounting systems of the country read; `null`: none in common use. */
  readonly electronicInvoice: string | null;
}

const none = {
  batteryCharge: null,
  usedOilReturn: false,
  winterTread: null,
  electronicInvoice: null,
} as const;
const union = { ...none, withdrawalButton: true } as const;
const outside = { ...none, withdrawalButton: false } as const;

// oxfmt-ignore
export const consumerFacts = {
  de: { ...union, disputeBody: { name: 'Universalschlichtungsstelle des Bundes', site: 'verbraucher-schlichter.de' }, batteryCharge: { amount: 7_50, days: null }, usedOilReturn: true, recyclingPoint: 'Wertstoffhof', electronicInvoice: 'E-Rechnung (XRechnung oder ZUGFeRD)' },
  de_CH: { ...outside, disputeBody: { name: 'Stiftung für Konsumentenschutz', site: 'konsumentenschutz.ch' }, recyclingPoint: 'Entsorgungshof', electronicInvoice: 'eBill' },
  CH_fr: { ...outside, disputeBody: { name: 'Fédération romande des consommateurs (FRC)', site: 'frc.ch' }, recyclingPoint: 'déchèterie', electronicInvoice: 'eBill' },
  de_AT: { ...union, disputeBody: { name: 'Internet Ombudsstelle', site: 'ombudsstelle.at' }, recyclingPoint: 'Altstoffsammelzentrum', winterTread: 4, electronicInvoice: 'E-Rechnung (ebInterface)' },
  de_LU: { ...union, disputeBody: { name: 'Service national du Médiateur de la consommation', site: 'mediateurconsommation.lu' }, recyclingPoint: 'Ressourcenzentrum', electronicInvoice: 'E-Rechnung (Peppol)' },
  bg: { ...union, disputeBody: { name: 'Комисия за защита на потребителите (КЗП)', site: 'kzp.bg' }, recyclingPoint: 'общинска площадка за отпадъци', winterTread: 4 },
  nl_BE: { ...union, disputeBody: { name: 'Consumentenombudsdienst', site: 'consumentenombudsdienst.be' }, recyclingPoint: 'recyclagepark', electronicInvoice: 'e-factuur via Peppol' },
  BE_fr: { ...union, disputeBody: { name: 'Service de médiation pour le consommateur', site: 'mediationconsommateur.be' }, recyclingPoint: 'recyparc', electronicInvoice: 'facture électronique via Peppol' },
  cs: { ...union, disputeBody: { name: 'Česká obchodní inspekce (ČOI)', site: 'coi.gov.cz' }, recyclingPoint: 'sběrný dvůr', winterTread: 4, electronicInvoice: 'elektronická faktura (ISDOC)' },
  da: { ...union, disputeBody: { name: 'Mæglingsteamet for Forbrugerklager', site: 'naevneneshus.dk' }, recyclingPoint: 'genbrugsplads', electronicInvoice: 'elektroniske fakturaer (OIOUBL)' },
  et: { ...union, disputeBody: { name: 'tarbijavaidluste komisjon', site: 'ttja.ee' }, recyclingPoint: 'jäätmejaam', winterTread: 3, electronicInvoice: 'e-arve' },
  es: { ...union, disputeBody: { name: 'Junta Arbitral de Consumo', site: null }, recyclingPoint: 'punto limpio', electronicInvoice: 'factura electrónica (Facturae)' },
  fi: { ...union, disputeBody: { name: 'kuluttajariitalautakunta', site: 'kuluttajariita.fi' }, recyclingPoint: 'jäteasema', winterTread: 3, electronicInvoice: 'verkkolasku' },
  fr: { ...union, disputeBody: { name: 'médiateur de la consommation', site: 'economie.gouv.fr/mediation-conso' }, recyclingPoint: 'déchetterie', electronicInvoice: 'facture électronique (Factur-X)' },
  en: { ...outside, disputeBody: { name: 'Citizens Advice', site: 'citizensadvice.org.uk' }, recyclingPoint: 'recycling centre' },
  el: { ...union, disputeBody: { name: 'Συνήγορος του Καταναλωτή', site: 'synigoroskatanaloti.gr' }, recyclingPoint: 'πράσινο σημείο', electronicInvoice: 'ηλεκτρονικό τιμολόγιο (myDATA)' },
  hu: { ...union, disputeBody: { name: 'békéltető testület', site: 'bekeltetes.hu' }, recyclingPoint: 'hulladékudvar' },
  IE_en: { ...union, disputeBody: { name: 'Competition and Consumer Protection Commission (CCPC)', site: 'ccpc.ie' }, recyclingPoint: 'civic amenity site' },
  it: { ...union, disputeBody: { name: 'organismo ADR iscritto nell’elenco del Ministero delle Imprese e del Made in Italy', site: 'mimit.gov.it' }, recyclingPoint: 'centro di raccolta comunale (isola ecologica)', electronicInvoice: 'fattura elettronica (SDI)' },
  lt: { ...union, disputeBody: { name: 'Valstybinė vartotojų teisių apsaugos tarnyba (VVTAT)', site: 'vvtat.lrv.lt' }, recyclingPoint: 'didelių gabaritų atliekų surinkimo aikštelė', winterTread: 3, electronicInvoice: 'elektroninė sąskaita faktūra' },
  lv: { ...union, disputeBody: { name: 'Patērētāju tiesību aizsardzības centrs (PTAC)', site: 'ptac.gov.lv' }, recyclingPoint: 'atkritumu šķirošanas laukums', winterTread: 4, electronicInvoice: 'strukturēts e-rēķins' },
  nl: { ...union, disputeBody: { name: 'ACM ConsuWijzer', site: 'consuwijzer.nl' }, recyclingPoint: 'milieustraat', electronicInvoice: 'e-factuur via Peppol' },
  no: { ...outside, disputeBody: { name: 'Forbrukertilsynet', site: 'forbrukertilsynet.no' }, recyclingPoint: 'gjenvinningsstasjon', winterTread: 3, electronicInvoice: 'EHF-faktura' },
  pl: { ...union, disputeBody: { name: 'Inspekcja Handlowa', site: 'prawakonsumenta.uokik.gov.pl' }, batteryCharge: { amount: 30_00, days: 30 }, recyclingPoint: 'PSZOK', electronicInvoice: 'e-faktura w KSeF' },
  pt: { ...union, disputeBody: { name: 'Centro Nacional de Informação e Arbitragem de Conflitos de Consumo (CNIACC)', site: 'cniacc.pt' }, recyclingPoint: 'ecocentro' },
  ro: { ...union, disputeBody: { name: 'Autoritatea Națională pentru Protecția Consumatorilor (ANPC)', site: 'anpc.ro' }, recyclingPoint: 'centru de colectare', electronicInvoice: 'RO e-Factura' },
  sv: { ...union, disputeBody: { name: 'Allmänna reklamationsnämnden (ARN)', site: 'arn.se' }, recyclingPoint: 'återvinningscentral', winterTread: 3, electronicInvoice: 'e-faktura via Peppol' },
  si: { ...union, disputeBody: { name: 'Tržni inšpektorat Republike Slovenije', site: 'gov.si' }, recyclingPoint: 'zbirni center', winterTread: 3, electronicInvoice: 'e-račun (eSLOG)' },
  sk: { ...union, disputeBody: { name: 'Slovenská obchodná inšpekcia (SOI)', site: 'soi.sk' }, recyclingPoint: 'zberný dvor', winterTread: 3 },
} as const satisfies Record<LocaleCode, ConsumerFacts>;
