import type { LanguageCode } from '#shared/projects/locales.ts';

/**
 * The language-neutral half of the demo shop's help: which areas, sub-categories and articles exist, how they
 * rank, and how they relate. Their words lie beside it, one folder a language; `slug` names the Markdown file.
 *
 * The areas' ids are fixed (behaviour/pages 20); the rest are ours.
 */
export interface ArticleNode {
  id: number;
  slug: string;
  weight: number;
  views: number;
  relevant: readonly string[];
  /**
   * Whom it is written for, where that is not customers who know what they ask: the search puts these below. A guide is for the
   * undecided, and leads to the article that answers.
   */
  audience?: 'suppliers' | 'readers' | 'undecided';
}

interface SubCategoryNode {
  id: number;
  weight: number;
  articles: readonly ArticleNode[];
}

export interface AreaNode {
  id: number;
  weight: number;
  children: readonly SubCategoryNode[];
}

const article = (
  id: number,
  slug: string,
  weight: number,
  views: number,
  relevant: readonly string[],
  audience?: ArticleNode['audience'],
): ArticleNode => ({ id, slug, weight, views, relevant, ...(audience && { audience }) });

export const areas: readonly AreaNode[] = [
  {
    id: 8,
    weight: 80,
    children: [
      {
        id: 801,
        weight: 20,
        articles: [
          article(80101, 'change-or-cancel-order', 30, 41_230, [
            'replacement-offer',
            'refund-time',
            'who-pays-return',
          ]),
          article(80102, 'replacement-offer', 20, 18_904, [
            'change-or-cancel-order',
            'refund-time',
            'payment-methods',
          ]),
          article(80103, 'order-status', 10, 22_517, [
            'track-parcel',
            'delivery-times',
            'change-or-cancel-order',
          ]),
          article(80104, 'how-to-order', 40, 12_760, [
            'payment-methods',
            'find-by-registration',
            'change-or-cancel-order',
          ]),
        ],
      },
      {
        id: 802,
        weight: 10,
        articles: [
          article(80201, 'payment-methods', 30, 27_655, ['payment-failed', 'refund-time', 'invoice']),
          article(80202, 'payment-failed', 20, 12_480, [
            'payment-methods',
            'change-or-cancel-order',
            'order-status',
          ]),
          article(80203, 'invoice', 10, 15_321, ['business-account', 'vat-and-eu-orders', 'account-data']),
          article(80204, 'cash-on-delivery', 8, 11_240, ['payment-methods', 'pay-later', 'return-goods']),
          article(80205, 'pay-later', 6, 10_985, ['payment-methods', 'payment-apps', 'cash-on-delivery']),
          article(80206, 'payment-apps', 4, 8_430, ['payment-methods', 'payment-failed', 'pay-later']),
        ],
      },
    ],
  },
  {
    id: 12,
    weight: 70,
    children: [
      {
        id: 1201,
        weight: 20,
        articles: [
          article(120101, 'delivery-times', 20, 38_116, ['bulky-goods', 'track-parcel', 'order-status']),
          article(120102, 'bulky-goods', 10, 9_874, ['delivery-times', 'damaged-parcel', 'who-pays-return']),
          article(120103, 'parcel-lockers', 8, 9_610, ['delivery-times', 'track-parcel', 'bulky-goods']),
          article(120104, 'remote-places', 6, 5_120, ['delivery-times', 'bulky-goods', 'parcel-lockers']),
        ],
      },
      {
        id: 1202,
        weight: 10,
        articles: [
          article(120201, 'track-parcel', 30, 52_408, ['delivery-times', 'missing-parcel', 'order-status']),
          article(120202, 'missing-parcel', 20, 17_263, [
            'something-wrong',
            'track-parcel',
            'damaged-parcel',
          ]),
          article(120203, 'damaged-parcel', 10, 11_992, ['something-wrong', 'warranty-claim', 'wrong-part']),
          article(120204, 'item-missing-in-box', 8, 8_775, [
            'missing-parcel',
            'damaged-parcel',
            'wrong-part',
          ]),
        ],
      },
    ],
  },
  {
    id: 11,
    weight: 60,
    children: [
      {
        id: 1101,
        weight: 20,
        articles: [
          article(110101, 'return-goods', 30, 46_781, ['who-pays-return', 'refund-time', 'wrong-part']),
          article(110102, 'who-pays-return', 20, 21_350, ['return-goods', 'wrong-part', 'bulky-goods']),
          article(110103, 'wrong-part', 10, 24_067, [
            'something-wrong',
            'return-goods',
            'find-by-registration',
          ]),
          article(110104, 'withdrawal', 8, 9_330, ['return-goods', 'refund-time', 'change-or-cancel-order']),
        ],
      },
      {
        id: 1102,
        weight: 10,
        articles: [
          article(110201, 'refund-time', 20, 33_942, ['return-goods', 'payment-methods', 'deposit-old-part']),
          article(110202, 'warranty-claim', 10, 19_508, ['something-wrong', 'damaged-parcel', 'wrong-part']),
          article(110203, 'garage-costs', 8, 6_240, ['warranty-claim', 'before-fitting', 'refund-time']),
          article(
            110205,
            'something-wrong',
            30,
            21_480,
            ['return-goods', 'warranty-claim', 'damaged-parcel'],
            'undecided',
          ),
          article(110204, 'outside-complaints', 6, 4_870, ['warranty-claim', 'refund-time', 'withdrawal']),
        ],
      },
    ],
  },
  {
    id: 106,
    weight: 50,
    children: [
      {
        id: 10601,
        weight: 20,
        articles: [
          article(1060101, 'find-by-registration', 30, 29_713, [
            'suitable-part',
            'find-by-vin',
            'compare-part-numbers',
          ]),
          article(1060102, 'find-by-vin', 20, 25_846, [
            'suitable-part',
            'find-by-registration',
            'compare-part-numbers',
          ]),
          article(1060103, 'compare-part-numbers', 10, 13_029, [
            'suitable-part',
            'find-by-vin',
            'find-by-registration',
          ]),
          article(1060104, 'part-quality', 8, 9_145, [
            'compare-part-numbers',
            'warranty-claim',
            'deposit-old-part',
          ]),
          article(
            1060106,
            'suitable-part',
            40,
            19_260,
            ['find-by-registration', 'find-by-vin', 'compare-part-numbers'],
            'undecided',
          ),
          article(1060105, 'which-oil', 6, 7_980, [
            'old-battery-and-oil',
            'find-by-registration',
            'before-fitting',
          ]),
        ],
      },
      {
        id: 10602,
        weight: 10,
        articles: [
          article(1060201, 'deposit-old-part', 20, 16_640, ['refund-time', 'return-goods', 'warranty-claim']),
          article(1060202, 'before-fitting', 10, 8_215, [
            'warranty-claim',
            'wrong-part',
            'compare-part-numbers',
          ]),
          article(1060203, 'old-battery-and-oil', 8, 6_930, [
            'deposit-old-part',
            'which-oil',
            'news-winter-check',
          ]),
        ],
      },
    ],
  },
  {
    id: 13,
    weight: 40,
    children: [
      {
        id: 1301,
        weight: 20,
        articles: [
          article(130101, 'sign-in-and-password', 20, 14_377, [
            'account-data',
            'order-status',
            'bonus-programme',
          ]),
          article(130102, 'account-data', 10, 7_906, ['sign-in-and-password', 'invoice', 'bonus-programme']),
          article(130103, 'app-problems', 8, 4_215, [
            'sign-in-and-password',
            'news-app-tracking',
            'track-parcel',
          ]),
        ],
      },
      {
        id: 1302,
        weight: 10,
        articles: [
          article(130201, 'bonus-programme', 10, 10_553, ['account-data', 'payment-methods', 'return-goods']),
        ],
      },
    ],
  },
  {
    id: 276,
    weight: 30,
    children: [
      {
        id: 27601,
        weight: 20,
        articles: [
          article(2760101, 'business-account', 20, 5_488, [
            'vat-and-eu-orders',
            'invoice',
            'payment-methods',
          ]),
          article(2760102, 'vat-and-eu-orders', 10, 4_201, ['business-account', 'invoice', 'delivery-times']),
          article(2760103, 'electronic-invoice', 8, 3_180, [
            'invoice',
            'business-account',
            'vat-and-eu-orders',
          ]),
        ],
      },
      {
        id: 27602,
        weight: 10,
        articles: [
          article(
            2760201,
            'supplier-cancellation',
            10,
            2_764,
            ['become-seller', 'business-account', 'change-or-cancel-order'],
            'suppliers',
          ),
        ],
      },
    ],
  },
  {
    id: 293,
    weight: 20,
    children: [
      {
        id: 29301,
        weight: 20,
        articles: [
          article(2930101, 'marketplace-buying', 20, 6_119, [
            'marketplace-returns',
            'delivery-times',
            'payment-methods',
          ]),
          article(2930102, 'marketplace-returns', 10, 3_842, [
            'marketplace-buying',
            'return-goods',
            'refund-time',
          ]),
        ],
      },
      {
        id: 29302,
        weight: 10,
        articles: [
          article(
            2930201,
            'become-seller',
            10,
            2_057,
            ['supplier-cancellation', 'marketplace-buying', 'business-account'],
            'suppliers',
          ),
        ],
      },
    ],
  },
  {
    id: 278,
    weight: 10,
    children: [
      {
        id: 27801,
        weight: 20,
        articles: [
          article(
            2780101,
            'news-registration-search',
            10,
            3_310,
            ['find-by-registration', 'find-by-vin', 'news-app-tracking'],
            'readers',
          ),
          article(
            2780102,
            'news-app-tracking',
            20,
            2_948,
            ['track-parcel', 'order-status', 'news-registration-search'],
            'readers',
          ),
        ],
      },
      {
        id: 27802,
        weight: 10,
        articles: [
          article(
            2780201,
            'news-winter-check',
            10,
            2_530,
            ['before-fitting', 'find-by-registration', 'delivery-times'],
            'readers',
          ),
        ],
      },
    ],
  },
];

/** The topics of the home page, best first. */
export const popularTopics: readonly string[] = [
  'track-parcel',
  'return-goods',
  'change-or-cancel-order',
  'delivery-times',
  'refund-time',
  'find-by-registration',
  'payment-methods',
  'warranty-claim',
];

/** What readers of an article do in the shop (behaviour/articles 20). */
export const shopTasks: Readonly<Record<string, 'return' | 'invoice' | 'track' | 'change' | 'withdraw'>> = {
  'return-goods': 'return',
  'who-pays-return': 'return',
  'wrong-part': 'return',
  'marketplace-returns': 'return',
  withdrawal: 'withdraw',
  invoice: 'invoice',
  'electronic-invoice': 'invoice',
  'track-parcel': 'track',
  'order-status': 'track',
  'missing-parcel': 'track',
  'change-or-cancel-order': 'change',
};

/** Articles that are questions and outcomes (behaviour/articles 25). */
export const guides: ReadonlySet<string> = new Set(['something-wrong', 'suitable-part']);

/** The language that the articles are written in first; those of the others are translations of it. */
export const sourceLanguage = 'en' satisfies LanguageCode;

export interface VideoNode {
  slug: string;
  /** Id at the video host: eleven characters of `A-Za-z0-9_-`. The demo shop's ids lead to no real film. */
  id: string;
  weight: number;
}

/** What a video's poster shows; the demo shop's videos have none at the host. */
export const videoDrawings: Readonly<Record<string, string>> = {
  'find-by-vin': '/images/help/registration-document.svg',
  'pack-return': '/images/help/return-packing.svg',
  'brake-pads': '/images/help/brake-disc.svg',
  deposit: '/images/help/deposit-part.svg',
  'battery-check': '/images/help/battery.svg',
};

export const videos: readonly VideoNode[] = [
  { slug: 'find-by-vin', id: 'atdVinSrch1', weight: 50 },
  { slug: 'pack-return', id: 'atdPackRet2', weight: 40 },
  { slug: 'brake-pads', id: 'atdBrakePd3', weight: 30 },
  { slug: 'deposit', id: 'atdDeposit4', weight: 20 },
  { slug: 'battery-check', id: 'atdBattery5', weight: 10 },
];
