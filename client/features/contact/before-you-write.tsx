import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { serviceState, type ServiceHours, timeOfDay } from '#shared/projects/service-hours.ts';
import type { SearchHit } from '#shared/help-api/models.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';
import { isSecretPath } from '#shared/rendering/page-routes.ts';
import { firstSentence } from '#shared/text/first-sentence.ts';
import { useHelpApi } from '#client/api/use-help-api.ts';
import { TextField } from '#client/components/field/text-field.tsx';
import { T } from '#client/i18n/t.tsx';
import { askedWords, longestQuestion } from './asked-words.ts';
import styles from './before-you-write.module.css';
import type { HoursState } from './contact-ways.tsx';

/** Milliseconds after the last key. */
const debounce = 500;
const mostAnswers = 3;

type Language = { readonly tag: string; readonly locale: LocaleCode };

/** The opening state at `now`, in words. Rendered in the browser only, as cached pages outlive it. */
export const openingState = (hours: ServiceHours, { tag, locale }: Language, now: Date): HoursState => {
  const state = serviceState(hours, now);
  if (state.open)
    return {
      open: true,
      text: <T i18nKey="contact.openUntil" values={{ time: timeOfDay(state.until, locale) }} />,
    };
  const time = timeOfDay(state.from, locale);
  if (state.today) return { open: false, text: <T i18nKey="contact.againToday" values={{ time }} /> };
  // 1 January 2024 is a Monday.
  const day = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, state.day),
  );
  return { open: false, text: <T i18nKey="contact.againOn" values={{ day, time }} /> };
};

/**
 * Articles that may answer; the first ones at once. The previous ones stay until the next are loaded; `null` before any are.
 */
const useAnswers = (asked: string): readonly SearchHit[] | null => {
  const api = useHelpApi();
  const { pathname } = useLocation();
  const [first] = useState(asked);
  const [answers, setAnswers] = useState<readonly SearchHit[] | null>(null);
  useEffect(() => {
    let isDue = true;
    const look = async () => {
      const found = asked === '' ? null : await api.search({ text: asked, page: 1, preview: true });
      if (found && !found.ok) console.warn('the contact has no answers:', found.failure.kind);
      if (!isDue) return;
      const items = found?.ok ? found.value.items : [];
      setAnswers(items.filter(({ path }) => path !== pathname).slice(0, mostAnswers));
    };
    const timer = setTimeout(() => void look(), asked === first ? 0 : debounce);
    return () => {
      isDue = false;
      clearTimeout(timer);
    };
  }, [api, asked, first, pathname]);
  return answers;
};

interface BeforeYouWriteProps {
  /** What was searched for, else what was read. */
  search: string | undefined;
  article: string | undefined;
  onSearch: (text: string) => void;
}

/** Pages of orders search for nothing (behaviour/security 14). */
export const BeforeYouWrite = (props: BeforeYouWriteProps) =>
  isSecretPath(useLocation().pathname) ? null : <Question {...props} />;

/** "What is it about?", and up to three articles that may answer it (behaviour/shell 28). */
const Question = ({ search, article, onSearch }: BeforeYouWriteProps) => {
  const [text, setText] = useState(() => (search ?? article ?? '').slice(0, longestQuestion));
  const loaded = useAnswers(askedWords(text));
  const answers = loaded ?? [];
  // What was read has others like it, so nothing moves when they come; what was searched for may have none.
  const areExpected = loaded === null && search === undefined && article !== undefined;
  const change = (typed: string) => {
    setText(typed);
    onSearch(askedWords(typed));
  };
  return (
    <div className="stack gap-3">
      <TextField
        label={<T i18nKey="contact.about" />}
        value={text}
        maxLength={longestQuestion}
        autoComplete="off"
        onChange={(event) => change(event.currentTarget.value)}
      />
      <p role="status" className="visually-hidden">
        {answers.length > 0 && <T i18nKey="search.suggestions" values={{ count: answers.length }} />}
      </p>
      {areExpected && <div className={styles.expected} />}
      {answers.length > 0 && (
        <div>
          <T parent="p" i18nKey="contact.mayAnswer" />
          <ul className={`stack gap-0 ${styles.answers}`}>
            {answers.map((hit) => (
              <li key={hit.id}>
                <Answer hit={hit} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};

/** An article's title that opens to the first sentence of its answer. Search results may be cut before its end. */
const Answer = ({ hit: { id, title, shortContent, path, lang } }: { hit: SearchHit }) => {
  const { i18n } = useTranslation();
  const api = useHelpApi();
  const [whole, setWhole] = useState<string>();
  const sentence = firstSentence(whole ?? shortContent, lang ?? i18n.language);
  const complete = async () => {
    const found = await api.article(id);
    if (found.ok) setWhole(found.value.shortContent);
  };
  const isCut = whole === undefined && /(?:…|\.{3})$/.test(sentence);
  return (
    <details onToggle={() => isCut && void complete()}>
      <summary lang={lang}>{title}</summary>
      <p lang={lang}>{sentence}</p>
      <p>
        <Link to={path}>
          <T i18nKey="contact.readArticle" />
        </Link>
      </p>
    </details>
  );
};
