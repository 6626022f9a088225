import type { LocaleCode } from '#shared/projects/locales.ts';

export interface DayRange {
  readonly from: number;
  readonly to: number;
}

const days = (from: number, to: number): DayRange => ({ from, to });

/**
 * What the help articles say differently in each country. Amounts are minor units of the locale's currency, at
 * price levels of that country; addresses are made up, each in the form that its country writes. What the law and
 * the trade of a country say is in `national-facts.ts`. They fill the placeholders of the articles
 * (`seed/fill-placeholders.ts`).
 */
interface CountryFacts {
  readonly freeShippingFrom: number;
  readonly shipping: number;
  /** Extra for bumpers, exhausts, windscreens and body panels. */
  readonly bulky: number;
  /** Prepaid return label, deducted from the refund. */
  readonly label: number;
  /** Deposit on an old part, as an example. */
  readonly deposit: number;
  /** Value of an order, as an example for bonus points. */
  readonly orderExample: number;
  /** Working days. Ranges are two numbers: each language has its own way to write one (`seed/fill-placeholders.ts`). */
  readonly deliveryDays: DayRange;
  readonly refundDays: DayRange;
  /** Calendar days in which the shop takes goods back of its own accord. */
  readonly returnDays: number;
  /** Customer service: hours and minutes, so that 8_30 is half past eight, on the clocks of this zone (an IANA name). */
  readonly serviceFrom: number;
  readonly serviceTo: number;
  readonly timeZone: string;
  readonly returnAddress: string;
  /** Standard rate of value added tax, per cent. */
  readonly vat: number;
}

const usual = { returnDays: 30, refundDays: days(5, 7), serviceFrom: 8_00, serviceTo: 18_00 } as const;

const euroArea = {
  ...usual,
  freeShippingFrom: 120_00,
  shipping: 6_95,
  bulky: 24_95,
  label: 5_95,
  deposit: 45_00,
  orderExample: 89_90,
} as const;

/** Longer ways from the warehouse: dearer parcels, later arrival. */
const euroEdge = {
  ...euroArea,
  freeShippingFrom: 150_00,
  shipping: 8_95,
  bulky: 32_95,
  label: 7_95,
} as const;

// oxfmt-ignore
export const countries = {
  de: { ...euroArea, shipping: 5_95, label: 4_95, deliveryDays: days(1, 2), vat: 19, timeZone: 'Europe/Berlin', returnAddress: 'Retourenweg 1, 14974 Ludwigsfelde' },
  de_CH: { ...usual, freeShippingFrom: 150_00, shipping: 9_90, bulky: 34_90, label: 8_90, deposit: 50_00, orderExample: 119_90, deliveryDays: days(3, 5), serviceFrom: 8_30, serviceTo: 17_30, vat: 8.1, timeZone: 'Europe/Zurich', returnAddress: 'Retourenweg 1, 4133 Pratteln' },
  CH_fr: { ...usual, freeShippingFrom: 150_00, shipping: 9_90, bulky: 34_90, label: 8_90, deposit: 50_00, orderExample: 119_90, deliveryDays: days(3, 5), serviceFrom: 8_30, serviceTo: 17_30, vat: 8.1, timeZone: 'Europe/Zurich', returnAddress: 'Retourenweg 1, 4133 Pratteln' },
  de_AT: { ...euroArea, deliveryDays: days(2, 3), serviceFrom: 8_00, serviceTo: 17_00, vat: 20, timeZone: 'Europe/Vienna', returnAddress: 'Retourenweg 1, 2334 Vösendorf' },
  de_LU: { ...euroArea, shipping: 7_95, deliveryDays: days(2, 4), serviceFrom: 9_00, serviceTo: 17_00, vat: 17, timeZone: 'Europe/Luxembourg', returnAddress: '1, Retourenweg, L-3290 Bettemburg' },
  bg: { ...usual, freeShippingFrom: 200_00, shipping: 9_90, bulky: 45_00, label: 8_90, deposit: 80_00, orderExample: 149_90, deliveryDays: days(3, 5), vat: 20, timeZone: 'Europe/Sofia', returnAddress: 'ул. „Складова“ № 1, 1532 Казичене' },
  nl_BE: { ...euroArea, deliveryDays: days(2, 3), serviceFrom: 9_00, serviceTo: 17_30, vat: 21, timeZone: 'Europe/Brussels', returnAddress: 'Retourweg 1, 1930 Zaventem' },
  BE_fr: { ...euroArea, deliveryDays: days(2, 3), serviceFrom: 9_00, serviceTo: 17_30, vat: 21, timeZone: 'Europe/Brussels', returnAddress: 'Retourweg 1, 1930 Zaventem' },
  cs: { ...usual, freeShippingFrom: 2_500_00, shipping: 129_00, bulky: 590_00, label: 109_00, deposit: 1_100_00, orderExample: 1_990_00, deliveryDays: days(2, 3), vat: 21, timeZone: 'Europe/Prague', returnAddress: 'Skladová 1, 251 01 Říčany' },
  da: { ...usual, freeShippingFrom: 900_00, shipping: 49_00, bulky: 199_00, label: 45_00, deposit: 350_00, orderExample: 699_00, deliveryDays: days(2, 4), vat: 25, timeZone: 'Europe/Copenhagen', returnAddress: 'Returvej 1, 6330 Padborg' },
  et: { ...euroEdge, deliveryDays: days(4, 6), vat: 24, timeZone: 'Europe/Tallinn', returnAddress: 'Tagastuse tee 1, Peetri alevik, 75312 Harju maakond' },
  es: { ...euroArea, deliveryDays: days(3, 5), vat: 21, timeZone: 'Europe/Madrid', returnAddress: 'Calle de las Devoluciones, 1, 28830 San Fernando de Henares (Madrid)' },
  fi: { ...euroEdge, deliveryDays: days(4, 6), vat: 25.5, timeZone: 'Europe/Helsinki', returnAddress: 'Palautuskuja 1, 01530 Vantaa' },
  fr: { ...euroArea, deliveryDays: days(2, 4), vat: 20, timeZone: 'Europe/Paris', returnAddress: '1 chemin des Retours, 67460 Souffelweyersheim' },
  en: { ...usual, freeShippingFrom: 100_00, shipping: 5_99, bulky: 21_99, label: 4_99, deposit: 40_00, orderExample: 79_90, deliveryDays: days(3, 5), vat: 20, timeZone: 'Europe/London', returnAddress: '1 Returns Way, Daventry, NN11 8QJ' },
  el: { ...euroEdge, deliveryDays: days(5, 7), vat: 24, timeZone: 'Europe/Athens', returnAddress: 'Οδός Επιστροφών 1, 193 00 Ασπρόπυργος' },
  hu: { ...usual, freeShippingFrom: 35_000_00, shipping: 1_990_00, bulky: 8_900_00, label: 1_790_00, deposit: 17_000_00, orderExample: 29_900_00, deliveryDays: days(2, 4), vat: 27, timeZone: 'Europe/Budapest', returnAddress: '2051 Biatorbágy, Raktár utca 1.' },
  IE_en: { ...euroEdge, deliveryDays: days(4, 6), serviceFrom: 9_00, serviceTo: 17_30, vat: 23, timeZone: 'Europe/Dublin', returnAddress: '1 Returns Way, Naas, Co. Kildare, W91 X2Y3' },
  it: { ...euroArea, deliveryDays: days(3, 4), vat: 22, timeZone: 'Europe/Rome', returnAddress: 'Via dei Resi 1, 37066 Sommacampagna (VR)' },
  lt: { ...euroEdge, deliveryDays: days(3, 5), vat: 21, timeZone: 'Europe/Vilnius', returnAddress: 'Grąžinimų g. 1, 54300 Ramučiai' },
  lv: { ...euroEdge, deliveryDays: days(4, 6), vat: 21, timeZone: 'Europe/Riga', returnAddress: 'Atgriešanas iela 1, Mārupe, LV-2167' },
  nl: { ...euroArea, deliveryDays: days(1, 3), vat: 21, timeZone: 'Europe/Amsterdam', returnAddress: 'Retourweg 1, 5928 RA Venlo' },
  no: { ...usual, freeShippingFrom: 1_500_00, shipping: 119_00, bulky: 399_00, label: 99_00, deposit: 550_00, orderExample: 1_190_00, deliveryDays: days(4, 7), refundDays: days(7, 10), vat: 25, timeZone: 'Europe/Oslo', returnAddress: 'Returveien 1, 1400 Ski' },
  pl: { ...usual, freeShippingFrom: 350_00, shipping: 16_99, bulky: 89_00, label: 14_99, deposit: 190_00, orderExample: 349_90, deliveryDays: days(1, 3), vat: 23, timeZone: 'Europe/Warsaw', returnAddress: 'ul. Magazynowa 1, 62-023 Gądki' },
  pt: { ...euroEdge, deliveryDays: days(4, 6), vat: 23, timeZone: 'Europe/Lisbon', returnAddress: 'Rua das Devoluções, 1, 2615-180 Alverca do Ribatejo' },
  ro: { ...usual, freeShippingFrom: 500_00, shipping: 24_90, bulky: 119_00, label: 19_90, deposit: 220_00, orderExample: 399_90, deliveryDays: days(3, 5), vat: 21, timeZone: 'Europe/Bucharest', returnAddress: 'Str. Depozitului nr. 1, 077096 Dragomirești-Deal, jud. Ilfov' },
  sv: { ...usual, freeShippingFrom: 1_200_00, shipping: 69_00, bulky: 279_00, label: 59_00, deposit: 500_00, orderExample: 999_00, deliveryDays: days(3, 5), vat: 25, timeZone: 'Europe/Stockholm', returnAddress: 'Returvägen 1, 231 62 Trelleborg' },
  si: { ...euroArea, shipping: 7_95, deliveryDays: days(3, 4), vat: 22, timeZone: 'Europe/Ljubljana', returnAddress: 'Skladiščna ulica 1, 1218 Komenda' },
  sk: { ...euroArea, deliveryDays: days(2, 3), vat: 23, timeZone: 'Europe/Bratislava', returnAddress: 'Skladová 1, 903 01 Senec' },
} as const satisfies Record<LocaleCode, CountryFacts>;
