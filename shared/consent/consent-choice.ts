export const consentTypes = ['necessary', 'statistics', 'marketing'] as const;
export type ConsentType = (typeof consentTypes)[number];

/** What a visitor chose: everything, only the necessary, or a list of types (behaviour/consent 10). */
export type ConsentChoice =
  | { readonly kind: 'all' }
  | { readonly kind: 'reject' }
  | { readonly kind: 'custom'; readonly types: readonly ConsentType[] };

/** Raised when the purposes behind a type change: a choice made for other purposes is none, and everybody is asked anew. */
export const consentRevision = 1;

/** A choice of single types: each once, the necessary ones always among them. */
export const chooseTypes = (types: readonly ConsentType[]): ConsentChoice => ({
  kind: 'custom',
  types: consentTypes.filter((type) => type === 'necessary' || types.includes(type)),
});

export const serialiseConsent = (choice: ConsentChoice): string =>
  JSON.stringify({ revision: consentRevision, choice });

/** The choice that storage holds, or `null`. Damage and an old revision are no choice: silence is not consent. */
export const parseConsent = (stored: string | null): ConsentChoice | null => {
  const { revision, choice } = fieldsOf(parseJson(stored));
  const { kind, types } = fieldsOf(choice);
  if (revision !== consentRevision) return null;
  if (kind === 'all' || kind === 'reject') return { kind };
  return kind === 'custom' && Array.isArray(types) && types.every(isType) ? chooseTypes(types) : null;
};

// By hand: the schema library would be in the first load of every page for this alone.
const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
};

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const isType = (value: unknown): value is ConsentType => consentTypes.includes(value as ConsentType);

/** The types a choice allows; the necessary ones without any choice too. */
export const allowedTypes = (choice: ConsentChoice | null): readonly ConsentType[] => {
  if (choice?.kind === 'all') return consentTypes;
  return choice?.kind === 'custom' ? choice.types : ['necessary'];
};

/** Whether a choice allows a type; without a choice only the necessary ones. */
export const allows = (choice: ConsentChoice | null, type: ConsentType): boolean =>
  allowedTypes(choice).includes(type);

/** A selection with one type switched; the necessary ones cannot be switched off. */
export const toggleType = (selected: readonly ConsentType[], type: ConsentType): readonly ConsentType[] =>
  consentTypes.filter((each) => each === 'necessary' || selected.includes(each) !== (each === type));
