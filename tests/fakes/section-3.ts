/**
 * The fields of section 3 of the specification, copied: what a back office has, and nothing else. `tree article` is what the
 * specification lets a sub-category hold.
 */
export const section3 = {
  category: ['id', 'title', 'weight', 'views', 'children', 'description'],
  'tree article': ['id', 'title', 'link'],
  article: [
    'id',
    'article_id',
    'title',
    'content',
    'shortContent',
    'description',
    'articlesRelevant',
    'articles_relevant',
    'categoryTitle',
    'categoryId',
    'weight',
    'views',
    'url',
    'link',
  ],
  'search result': ['total', 'items'],
  'search item': ['article_id', 'title', 'shortContent', 'url', 'weight'],
  'article preview': ['title', 'img', 'shortContent', 'link'],
  'popular topic': ['title', 'shortContent', 'article_id', 'categoryId', 'categoryTitle', 'weight'],
  'popular request': ['id', 'name', 'link', 'weight'],
  video: ['name', 'imageBoxLink', 'iframeLink', 'cleanLink', 'imagePreviewLink', 'weight'],
  'vote reason': ['id', 'alias', 'text'],
  alternative: ['replacements', 'customerName', 'orderId', 'country', 'currency', 'vat', 'payment', 'total'],
  payment: ['payLink', 'paid', 'needToCreatePayLink'],
  total: ['totalPriceDiff', 'depositBalance', 'depositPaymentAmount', 'paymentAmount'],
  replacement: [
    'id',
    'decision',
    'approved',
    'decisionDefault',
    'decisionDisabled',
    'oldItems',
    'newItems',
    'priceDiff',
    'currency',
    'country',
  ],
  item: [
    'url',
    'image',
    'alt',
    'name',
    'articleNo',
    'quantity',
    'status',
    'price',
    'currency',
    'country',
    'vat',
  ],
  'payment method': ['id', 'title'],
  locale: ['name', 'code', 'backendCode', 'iso', 'file', 'title', 'img', 'domain', 'langName'],
  project: ['skin', 'language', 'country', 'domain', 'googleId', 'projectUrl', 'settings'],
  setting: ['key', 'value'],
  'settings item': ['skin', 'data'],
  cookie: ['id', 'name', 'partner', 'expiry', 'type', 'description'],
  'social block': ['title', 'description', 'items', 'domain', 'skin', 'language'],
  'social item': ['link', 'linkText', 'title', 'imageAlt', 'iconAlt', 'iconSrc', 'imageSrc'],
  company: ['id', 'imageSrc', 'imageAlt', 'domain', 'skin'],
  banner: ['headerText', 'mainText', 'qrCodeText', 'link'],
  link: ['name', 'link'],
} as const;

export type Entity = keyof typeof section3;

/** An entity that has fields of section 3 alone: any other would be our own invention. */
export const entity = <E extends Entity>(
  name: E,
  fields: { [F in (typeof section3)[E][number]]?: unknown },
) => {
  const known: readonly string[] = section3[name];
  const invented = Object.keys(fields).filter((field) => !known.includes(field));
  if (invented.length > 0) throw new Error(`section 3 knows no ${invented.join(', ')} of ${name}`);
  return fields;
};
