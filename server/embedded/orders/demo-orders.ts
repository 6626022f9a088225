import type { CurrencyCode } from '#shared/projects/locales.ts';

/** A position of an order. `price` is a piece in euro cents; other currencies follow from it (`localPrice`). */
export interface OrderLine {
  /** Its name in `orderItems` of `site.json`, and of its picture. */
  readonly product: string;
  readonly articleNo: string;
  readonly quantity: number;
  readonly price: number;
}

/** What the customer is offered instead of what cannot be had. */
export interface DemoReplacement {
  readonly id: number;
  readonly oldLines: readonly OrderLine[];
  readonly newLines: readonly OrderLine[];
  /** Decided before anybody came, and locked: replace, or cancel with refund. */
  readonly preset?: boolean;
}

export interface DemoOrder {
  /** What there is to try. */
  readonly title: string;
  /** The alternative's id, the secret in the customer's link. */
  readonly id: string;
  readonly orderId: number;
  readonly replacements: readonly DemoReplacement[];
  /** Paid before anybody came. */
  readonly isPaid?: true;
  /** Saving a decision always fails. */
  readonly failsToSave?: true;
}

const line = (product: string, articleNo: string, price: number, quantity = 1): OrderLine => ({
  product,
  articleNo,
  quantity,
  price,
});

/** The fixed orders that anybody can try, the same for every host. */
export const demoOrders: readonly DemoOrder[] = [
  {
    title: 'one replacement, no surcharge',
    id: '11111111-1111-4111-8111-111111111111',
    orderId: 6_100_001,
    replacements: [
      {
        id: 101,
        oldLines: [line('brakePads', 'BP 4471-20', 39_90)],
        newLines: [line('brakePads', 'BP 4471-35', 39_90)],
      },
    ],
  },
  {
    title: 'one replacement with a surcharge',
    id: '22222222-2222-4222-8222-222222222222',
    orderId: 6_100_002,
    replacements: [
      {
        id: 201,
        oldLines: [line('brakeDiscs', 'BD 2804-11', 44_95, 2)],
        newLines: [line('brakeDiscs', 'BD 2804-17', 51_15, 2)],
      },
    ],
  },
  {
    title: 'three replacements: dearer, cheaper, the same',
    id: '33333333-3333-4333-8333-333333333333',
    orderId: 6_100_003,
    replacements: [
      {
        id: 301,
        oldLines: [line('brakeDiscs', 'BD 2804-11', 44_95, 2), line('brakePads', 'BP 4471-20', 39_90)],
        newLines: [line('brakeDiscs', 'BD 2804-17', 51_15, 2), line('brakePads', 'BP 4471-41', 45_90)],
      },
      {
        id: 302,
        oldLines: [line('wiperBlades', 'WB 0655-02', 24_90)],
        newLines: [line('wiperBlades', 'WB 0655-04', 20_80)],
      },
      {
        id: 303,
        oldLines: [line('oilFilter', 'OF 7120-05', 9_95)],
        newLines: [line('oilFilter', 'OF 7120-09', 9_95)],
      },
    ],
  },
  {
    title: 'all decided and paid',
    id: '44444444-4444-4444-8444-444444444444',
    orderId: 6_100_004,
    isPaid: true,
    replacements: [
      {
        id: 401,
        oldLines: [line('battery', 'BA 0740-01', 109_00)],
        newLines: [line('battery', 'BA 0740-08', 118_50)],
        preset: true,
      },
      {
        id: 402,
        oldLines: [line('airFilter', 'AF 3310-06', 14_50)],
        newLines: [line('airFilter', 'AF 3310-12', 16_20)],
        preset: false,
      },
    ],
  },
  {
    title: 'partly locked: the first is decided, two are open',
    id: '55555555-5555-4555-8555-555555555555',
    orderId: 6_100_005,
    replacements: [
      {
        id: 501,
        oldLines: [line('alternator', 'AL 1400-03', 189_00)],
        newLines: [line('alternator', 'AL 1400-07', 189_00)],
        preset: true,
      },
      {
        id: 502,
        oldLines: [line('brakePads', 'BP 4471-20', 39_90)],
        newLines: [line('brakePads', 'BP 4471-41', 45_90)],
      },
      {
        id: 503,
        oldLines: [line('airFilter', 'AF 3310-06', 14_50, 2)],
        newLines: [line('airFilter', 'AF 3310-09', 13_20, 2)],
      },
    ],
  },
  {
    title: 'all decided; a pay link has to be created',
    id: '66666666-6666-4666-8666-666666666666',
    orderId: 6_100_006,
    replacements: [
      {
        id: 601,
        oldLines: [line('shockAbsorber', 'SA 5528-10', 58_50, 2)],
        newLines: [line('shockAbsorber', 'SA 5528-14', 67_70, 2)],
        preset: true,
      },
      {
        id: 602,
        oldLines: [line('oilFilter', 'OF 7120-05', 9_95)],
        newLines: [line('oilFilter', 'OF 7120-08', 11_40)],
        preset: false,
      },
    ],
  },
  {
    title: 'the save fails',
    id: '77777777-7777-4777-8777-777777777777',
    orderId: 6_100_007,
    failsToSave: true,
    replacements: [
      {
        id: 701,
        oldLines: [line('wiperBlades', 'WB 0655-02', 24_90)],
        newLines: [line('wiperBlades', 'WB 0655-06', 24_90)],
      },
    ],
  },
];

/** Units of a currency for one euro, and the step in minor units that prices there are rounded to. */
const priceLevels = {
  EUR: { rate: 1, step: 1 },
  GBP: { rate: 0.86, step: 1 },
  CHF: { rate: 0.96, step: 5 },
  DKK: { rate: 7.46, step: 100 },
  NOK: { rate: 11.7, step: 100 },
  SEK: { rate: 11.2, step: 100 },
  PLN: { rate: 4.28, step: 10 },
  HUF: { rate: 395, step: 1000 },
  CZK: { rate: 24.9, step: 100 },
  BGN: { rate: 1.95583, step: 1 },
  RON: { rate: 5.05, step: 10 },
} as const satisfies Record<CurrencyCode, { rate: number; step: number }>;

/** A price of the demo shop in another currency, minor units. Rates are fixed: an order must not change overnight. */
export const localPrice = (euroCents: number, currency: CurrencyCode): number => {
  const { rate, step } = priceLevels[currency];
  return Math.round((euroCents * rate) / step) * step;
};
