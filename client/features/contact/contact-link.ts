/** What is handed over to the contact form. */
export interface ContactContext {
  readonly article?: string | undefined;
  readonly search?: string | undefined;
  /** Only what is in the field of the contact dialog. */
  readonly order?: string | undefined;
}

const names = ['article', 'search', 'order'] as const satisfies readonly (keyof ContactContext)[];

/** The non-empty parts, in the order of the form's parameters (behaviour/shell 21). */
export const handedOver = (context: ContactContext): readonly (readonly [keyof ContactContext, string])[] =>
  names.flatMap((name) => {
    const value = context[name]?.trim() ?? '';
    return value === '' ? [] : [[name, value] as const];
  });

/** The form's address with these parameters added to its own. */
export const contactLink = (form: string, context: ContactContext): string => {
  const url = new URL(form);
  for (const [name, value] of handedOver(context)) url.searchParams.set(name, value);
  return url.href;
};

export const telephoneText = (number: string): string => number.replaceAll(' ', '\u00a0');

/** A zero in brackets behind a country code, as in `+49 (0)89`, is for callers from within the country. */
const trunkZero = /^(\s*(?:\+|00).*?)\(\s*0\s*\)/;

export const telephoneLink = (number: string): string =>
  `tel:${number.replace(trunkZero, '$1').replaceAll(/[^\d+]/g, '')}`;
