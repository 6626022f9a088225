import type { i18n, PostProcessorModule, TOptions } from 'i18next';
import type { KeyMarkers } from './key-markers.ts';

const name = 'edit-trace';

/** Added to the options by `postProcessPassResolved`. */
interface Resolved {
  readonly i18nResolved?: { readonly res: unknown; readonly exactUsedKey?: string };
}

interface PluralRules {
  readonly pluralResolver: { getSuffix(language: string, count: number, options: TOptions): string };
}

/** From now on every text that `t` returns carries the mark of its key, plural form included. */
export const traceTexts = (i18n: i18n, markers: KeyMarkers, onUsed: (key: string) => void): void => {
  const trace: PostProcessorModule = {
    type: 'postProcessor',
    name,
    process(value, keys, options, translator: PluralRules) {
      const key = keyOf([keys].flat().at(-1) ?? '', options, translator, i18n.language);
      onUsed(key);
      return value + markers.mark(key);
    },
  };
  i18n.use(trace);
  // Last, or what comes after it would change the marked text.
  i18n.options.postProcess = [i18n.options.postProcess || [], name].flat();
  i18n.options.postProcessPassResolved = true;
};

const keyOf = (
  asked: string,
  options: TOptions & Resolved,
  { pluralResolver }: PluralRules,
  language: string,
): string => {
  const { i18nResolved } = options;
  if (i18nResolved?.res !== undefined && i18nResolved.exactUsedKey) return i18nResolved.exactUsedKey;
  const { count } = options;
  return count === undefined ? asked : asked + pluralResolver.getSuffix(language, count, options);
};
