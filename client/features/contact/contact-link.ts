/** What somebody was doing when he asked for a person; empty parts are not known. */
export interface ContactContext {
  /** Title of the article that was read. */
  readonly article?: string | undefined;
  /** Words that were searched for. */
  readonly search?: string | undefined;
  /** Only as it stands in the field of the contact dialog, where the visitor sees it. */
  readonly order?: string | undefined;
}

/** The parameters that the shop's form is given, in this order. */
const names = ['article', 'search', 'order'] as const satisfies readonly (keyof ContactContext)[];

/** The parts that are handed over (behaviour/shell 21): nothing else of a visit is. */
export const handedOver = (context: ContactContext): readonly (readonly [keyof ContactContext, string])[] =>
  names.flatMap((name) => {
    const value = context[name]?.trim() ?? '';
    return value === '' ? [] : [[name, value] as const];
  });

/** The address of the form with what is handed over; parameters that it has already stay. */
export const contactLink = (form: string, context: ContactContext): string => {
  const url = new URL(form);
  for (const [name, value] of handedOver(context)) url.searchParams.set(name, value);
  return url.href;
};

/** A telephone number as people write it, on one line. */
export const telephoneText = (number: string): string => number.replaceAll(' ', '\u00a0');

/** The link of a telephone number as people write it. */
export const telephoneLink = (number: string): string => `tel:${number.replaceAll(/[^\d+]/g, '')}`;
