/** The icons in public/icons/sprite.svg; icon.test.ts compares them. */
export const iconNames = [
  'search',
  'close',
  'menu',
  'chevron-down',
  'chevron-up',
  'chevron-right',
  'chevron-left',
  'arrow-up',
  'arrow-right',
  'external',
  'check',
  'play',
  'info',
  'warning',
  'error',
  'mail',
  'clock',
  'home',
  'more',
  'cart',
  'thumb-up',
  'thumb-down',
  'lock',
  'shopping-bag',
  'retry',
  'link',
  'print',
  'category-13',
  'category-8',
  'category-106',
  'category-12',
  'category-11',
  'category-278',
  'category-276',
  'category-293',
  'category-default',
  'facebook',
  'youtube',
  'instagram',
  'payment-4',
  'payment-7',
  'payment-8',
  'payment-20',
  'payment-default',
] as const;

export type IconName = (typeof iconNames)[number];

/** The icon of a help area, or the default (behaviour/pages 20). */
export const categoryIcon = (categoryId: number): IconName =>
  iconNames.find((name) => name === `category-${categoryId}`) ?? 'category-default';

/** The icon of a payment method, or the default (behaviour/orders 26). */
export const paymentIcon = (paymentMethodId: string): IconName =>
  iconNames.find((name) => name === `payment-${paymentMethodId}`) ?? 'payment-default';
