import type { TFunction } from 'i18next';
import { dropSecondStop } from '#shared/text/second-stop.ts';

/** A text between whose pieces the values of its variables stand: names at the odd places. */
type Pieces = readonly string[];

type Variables = Readonly<Record<string, unknown>>;
type Translate = (key: string, variables?: Variables) => string;

const variable = /\{\{ *(\w+) *\}\}/;

/**
 * What `t` returns, without asking it each time: putting values into a text takes i18next as long as a component takes to
 * render. It is asked where a number decides about the text's form.
 */
export const rememberTexts = (t: TFunction): TFunction => {
  /** By their key; `null` for a text that takes more than putting values in. */
  const texts = new Map<string, Pieces | null>();
  const translate = t as unknown as Translate;
  const piecesOf = (key: string): Pieces | null => {
    const known = texts.get(key);
    if (known !== undefined) return known;
    const pieces = translate(key, { skipInterpolation: true }).split(variable);
    const isPlain = pieces.every((piece, at) => at % 2 === 1 || !piece.includes('{{'));
    texts.set(key, isPlain ? pieces : null);
    return isPlain ? pieces : null;
  };
  const lookUp: Translate = (key, variables = {}) => {
    const pieces = 'count' in variables ? null : piecesOf(key);
    if (pieces?.length === 1) return pieces[0] ?? '';
    return (pieces && fill(pieces, variables)) ?? translate(key, variables);
  };
  return lookUp as unknown as TFunction;
};

/** `null` where a variable has no value. */
const fill = (pieces: Pieces, variables: Variables): string | null => {
  let text = '';
  for (const [at, piece] of pieces.entries()) {
    const part = at % 2 === 0 ? piece : variables[piece];
    if (typeof part !== 'string' && typeof part !== 'number') return null;
    text += part;
  }
  return dropSecondStop(text);
};
