import { formatPrice } from '#shared/money/format-price.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';
import { countries } from '../content/countries.ts';
import type { DemoProject } from '../demo-project.ts';

type PlaceholderValues = Readonly<Record<string, string>>;

/** Puts values where `{{name}}` stands; a name without a value stays as it is. */
export const fillPlaceholders = (template: string, values: PlaceholderValues): string =>
  template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );

interface Clock {
  readonly before?: string;
  readonly point?: '.' | 'h';
  readonly after?: string;
}

/** How a language, or a country of its own mind, writes times of day, where it is not `8:00–18:00`. */
const clocks: Readonly<Partial<Record<LocaleCode, Clock>>> = {
  de: { after: ' Uhr' },
  de_CH: { point: '.', after: ' Uhr' },
  CH_fr: { point: 'h' },
  BE_fr: { point: 'h' },
  nl_BE: { point: '.', after: ' uur' },
  bg: { after: ' ч.' },
  da: { before: 'kl. ', point: '.' },
  et: { before: 'kell ' },
  fi: { before: 'klo ', point: '.' },
  no: { before: 'kl. ', point: '.' },
  si: { point: '.' },
  sv: { before: 'kl. ', point: '.' },
};

/** Opening hours in words of the language. `from` and `to` are hours and minutes: 8_30 is half past eight. */
const serviceHours = (project: DemoProject, days: string, from: number, to: number): string => {
  const {
    before = '',
    point = ':',
    after = '',
  } = clocks[project.locale] ?? clocks[project.textLanguage] ?? {};
  const time = (clock: number) => `${Math.floor(clock / 100)}${point}${String(clock % 100).padStart(2, '0')}`;
  return `${days}, ${before}${time(from)}–${time(to)}${after}`;
};

/** The values of every placeholder an article may use, for one host. `serviceDays` comes from its `site.json`. */
export const placeholderValues = (project: DemoProject, serviceDays: string): PlaceholderValues => {
  const facts = countries[project.locale];
  const price = (minor: number) => formatPrice(minor, project.locale);
  return {
    shop: project.shop,
    domain: project.domain,
    freeShippingFrom: price(facts.freeShippingFrom),
    shippingCost: price(facts.shipping),
    bulkyCost: price(facts.bulky),
    returnLabelCost: price(facts.label),
    depositExample: price(facts.deposit),
    orderExample: price(facts.orderExample),
    deliveryDays: facts.deliveryDays,
    returnDays: facts.returnDays,
    refundDays: facts.refundDays,
    serviceHours: serviceHours(project, serviceDays, facts.serviceFrom, facts.serviceTo),
    returnAddress: `${project.shop}, ${facts.returnAddress}`,
  };
};
