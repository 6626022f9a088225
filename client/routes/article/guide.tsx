import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Article, ArticleSection } from '#shared/help-api/models.ts';
import { Button, ButtonLink } from '#client/components/button/button.tsx';
import { focusOnce } from '#client/components/focus-once.ts';
import { isPlainClick } from '#client/components/plain-click.ts';
import { T } from '#client/i18n/t.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './guide.module.css';

/** The text of the link that was followed. */
interface GivenAnswer {
  readonly question: string;
  readonly answer: string;
}

interface Place {
  readonly step: string;
  /** Kept in the history entry, not in the address. */
  readonly answers: readonly GivenAnswer[];
}

const isGiven = (value: unknown): value is GivenAnswer =>
  typeof value === 'object' && value !== null && 'question' in value && 'answer' in value;

const answersIn = (state: unknown): readonly GivenAnswer[] => {
  const given = typeof state === 'object' && state !== null && 'answers' in state ? state.answers : [];
  return Array.isArray(given) ? given.filter(isGiven) : [];
};

/** The step in the address; without one, the step stays. */
const usePlace = (sections: readonly ArticleSection[]): Place => {
  const { key, hash, state } = useLocation();
  const entry = `${key}${hash}`;
  const read = (kept: Place): Place => {
    const step = hash === '' ? sections[0]?.id : sections.find(({ id }) => `#${id}` === hash)?.id;
    return step === undefined ? kept : { step, answers: answersIn(state) };
  };
  const [place, setPlace] = useState(() => read({ step: sections[0]?.id ?? '', answers: [] }));
  const [shown, setShown] = useState(entry);
  if (entry !== shown) {
    setShown(entry);
    setPlace(read(place));
  }
  return place;
};

/** The direct elements of the article's HTML, and galleries and videos. */
const partsOf = (content: HTMLElement): readonly Element[] =>
  [...content.children].flatMap((block) => (block.matches('.rich-text') ? [...block.children] : [block]));

/**
 * Hides everything outside the step. Content before the first step belongs to it; a chapter's heading shows with
 * each of its steps.
 */
const showStep = (content: HTMLElement, step: string, first: string): void => {
  let current = first;
  let chapter: Element | undefined;
  for (const part of partsOf(content)) {
    if (part.matches('h3[id]')) current = part.id;
    if (part.matches('h2')) chapter = part;
    part.toggleAttribute('data-elsewhere', part === chapter || current !== step);
    if (current === step && part !== chapter) chapter?.removeAttribute('data-elsewhere');
  }
  content.dataset['step'] = step;
};

interface GuideProps {
  content: RefObject<HTMLElement | null>;
  article: Article;
}

/**
 * A guided article, one step at a time (behaviour/articles 25). Steps are sections, answers are links, and each
 * step is a history entry.
 */
export const Guide = ({ content, article }: GuideProps) => {
  const { sections, blocks } = article;
  const { step, answers } = usePlace(sections);
  const navigate = useNavigate();
  const first = sections[0]?.id ?? '';
  useLayoutEffect(() => {
    if (content.current) showStep(content.current, step, first);
  }, [content, blocks, step, first]);

  const reached = useRef(step);
  useEffect(() => {
    if (reached.current === step) return;
    reached.current = step;
    focusOnce(document.getElementById(step));
  }, [step]);

  useEffect(() => {
    const element = content.current;
    const answer = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="#section-"]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      // The second click of a double one.
      if (link.getAttribute('href') === window.location.hash) return;
      const given = [...answers, { question: step, answer: link.textContent.trim() }];
      void navigate({ hash: link.getAttribute('href') ?? '' }, { state: { answers: given } });
    };
    element?.addEventListener('click', answer, { capture: true });
    return () => element?.removeEventListener('click', answer, { capture: true });
  }, [content, navigate, step, answers]);

  if (step === first) return null;
  return (
    <div className={classNames('stack', styles.ways)} data-print="hide">
      <div className="cluster">
        {answers.length > 0 && (
          <Button icon="chevron-left" onClick={() => void navigate(-1)} i18nKey="article.guide.back" />
        )}
        <ButtonLink variant="ghost" icon="retry" to={`#${first}`} i18nKey="article.guide.again" />
      </div>
      {answers.length > 0 && <Answers answers={answers} article={article} />}
    </div>
  );
};

/** The answers so far; each question links back to its step. */
const Answers = ({ answers, article }: Pick<Place, 'answers'> & Pick<GuideProps, 'article'>) => (
  <div>
    <T parent="p" className={styles.label} i18nKey="article.guide.answers" />
    <ol className={styles.answers} lang={article.lang}>
      {answers.map(({ question, answer }, at) => (
        <li key={at}>
          <Link to={`#${question}`} state={{ answers: answers.slice(0, at) }}>
            {article.sections.find(({ id }) => id === question)?.title}
          </Link>{' '}
          {answer}
        </li>
      ))}
    </ol>
  </div>
);
