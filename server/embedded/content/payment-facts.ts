import type { LocaleCode } from '#shared/projects/locales.ts';

/**
 * What customers of a country call ways to pay, whether the shop offers them or not (`shop-offers.ts`). Names stand as
 * they are written within a sentence.
 */
interface PaymentFacts {
  readonly cashOnDelivery: string;
  /** Apps and transfers of the country, by the names that people ask for; an empty list leaves the sentence out. */
  readonly paymentApps: readonly string[];
  /** Who lets people of the country pay later or in instalments. */
  readonly laterPayments: readonly string[];
  /** A card of the country with a name of its own; `null`: none that shops on the web are asked for. */
  readonly nationalCard: string | null;
}

// oxfmt-ignore
export const paymentFacts = {
  de: { cashOnDelivery: 'Nachnahme', paymentApps: ['Wero'], laterPayments: ['Klarna', 'Ratepay'], nationalCard: 'girocard' },
  de_CH: { cashOnDelivery: 'Nachnahme', paymentApps: [], laterPayments: ['Klarna', 'CembraPay'], nationalCard: 'PostFinance Card' },
  CH_fr: { cashOnDelivery: 'contre remboursement', paymentApps: [], laterPayments: ['Klarna', 'CembraPay'], nationalCard: 'PostFinance Card' },
  de_AT: { cashOnDelivery: 'Nachnahme', paymentApps: [], laterPayments: ['Klarna'], nationalCard: null },
  de_LU: { cashOnDelivery: 'Nachnahme', paymentApps: ['Payconiq'], laterPayments: ['Klarna'], nationalCard: null },
  bg: { cashOnDelivery: 'наложен платеж', paymentApps: ['ePay.bg', 'EasyPay'], laterPayments: ['tbi bank'], nationalCard: null },
  nl_BE: { cashOnDelivery: 'betaling bij levering', paymentApps: ['Bancontact Pay'], laterPayments: ['Klarna'], nationalCard: null },
  BE_fr: { cashOnDelivery: 'paiement à la livraison', paymentApps: ['Bancontact Pay'], laterPayments: ['Klarna'], nationalCard: null },
  cs: { cashOnDelivery: 'dobírka', paymentApps: [], laterPayments: ['Skip Pay', 'Twisto'], nationalCard: null },
  da: { cashOnDelivery: 'efterkrav', paymentApps: ['MobilePay'], laterPayments: ['Klarna', 'ViaBill'], nationalCard: 'Dankort' },
  et: { cashOnDelivery: 'lunamaks', paymentApps: [], laterPayments: ['ESTO', 'Inbank'], nationalCard: null },
  es: { cashOnDelivery: 'contra reembolso', paymentApps: ['Bizum'], laterPayments: ['Klarna', 'seQura'], nationalCard: null },
  fi: { cashOnDelivery: 'postiennakko', paymentApps: ['MobilePay'], laterPayments: ['Klarna', 'Walley'], nationalCard: null },
  fr: { cashOnDelivery: 'contre remboursement', paymentApps: ['Wero'], laterPayments: ['Alma', 'Klarna', 'Oney'], nationalCard: null },
  en: { cashOnDelivery: 'cash on delivery', paymentApps: [], laterPayments: ['Klarna', 'Clearpay'], nationalCard: null },
  el: { cashOnDelivery: 'αντικαταβολή', paymentApps: ['IRIS'], laterPayments: ['Klarna'], nationalCard: null },
  hu: { cashOnDelivery: 'utánvét', paymentApps: ['SimplePay', 'Barion'], laterPayments: [], nationalCard: null },
  IE_en: { cashOnDelivery: 'cash on delivery', paymentApps: ['Revolut Pay'], laterPayments: ['Klarna'], nationalCard: null },
  it: { cashOnDelivery: 'contrassegno', paymentApps: ['Satispay'], laterPayments: ['Klarna', 'Scalapay'], nationalCard: 'Postepay' },
  lt: { cashOnDelivery: 'apmokėjimas pristatymo metu', paymentApps: ['Paysera'], laterPayments: ['mokilizingas', 'Inbank'], nationalCard: null },
  lv: { cashOnDelivery: 'pēcmaksa', paymentApps: [], laterPayments: ['ESTO', 'Inbank'], nationalCard: null },
  nl: { cashOnDelivery: 'rembours', paymentApps: ['Tikkie'], laterPayments: ['Klarna', 'Riverty', 'in3'], nationalCard: null },
  no: { cashOnDelivery: 'postoppkrav', paymentApps: ['Vipps'], laterPayments: ['Klarna'], nationalCard: 'BankAxept' },
  pl: { cashOnDelivery: 'płatność za pobraniem', paymentApps: ['BLIK'], laterPayments: ['PayPo', 'Klarna'], nationalCard: null },
  pt: { cashOnDelivery: 'pagamento à cobrança', paymentApps: ['MB WAY', 'Multibanco'], laterPayments: ['Klarna'], nationalCard: null },
  ro: { cashOnDelivery: 'ramburs', paymentApps: [], laterPayments: ['Klarna', 'TBI'], nationalCard: null },
  sv: { cashOnDelivery: 'postförskott', paymentApps: ['Swish'], laterPayments: ['Klarna', 'Walley'], nationalCard: null },
  si: { cashOnDelivery: 'plačilo po povzetju', paymentApps: ['Flik'], laterPayments: ['Leanpay'], nationalCard: null },
  sk: { cashOnDelivery: 'dobierka', paymentApps: [], laterPayments: ['Quatro'], nationalCard: null },
} as const satisfies Record<LocaleCode, PaymentFacts>;
