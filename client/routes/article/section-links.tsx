import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#client/components/button/button.tsx';
import { T } from '#client/i18n/t.tsx';

interface Place {
  readonly id: string;
  readonly title: string;
  readonly host: HTMLElement;
}

/** Milliseconds for which the button confirms. */
const confirmation = 3000;

const placeBehind = (heading: HTMLElement): Place => {
  const host = document.createElement('div');
  host.className = 'section-link';
  host.lang = document.documentElement.lang;
  heading.after(host);
  const title =
    heading.textContent.trim() || heading.querySelector<HTMLImageElement>('img:not([alt=""])')?.alt;
  return { id: heading.id, title: title ?? '', host };
};

const usePlaces = (content: RefObject<HTMLElement | null>, version: unknown): readonly Place[] => {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    let found: Place[] = [];
    // After the page is painted.
    const frame = requestAnimationFrame(() => {
      const headings = content.current?.querySelectorAll<HTMLElement>('.rich-text > h3[id]') ?? [];
      found = Array.from(headings, placeBehind);
      setPlaces(found);
    });
    return () => {
      cancelAnimationFrame(frame);
      found.forEach(({ host }) => host.remove());
    };
  }, [content, version]);
  return places;
};

/** If copying is not allowed, the link goes to the address bar. */
const copy = async (id: string): Promise<boolean> => {
  const { origin, pathname } = window.location;
  try {
    await navigator.clipboard.writeText(`${origin}${pathname}#${id}`);
    return true;
  } catch {
    window.location.hash = id;
    return false;
  }
};

/**
 * A button after each heading that copies its address (behaviour/articles 19). Not inside the heading, whose name
 * would include it.
 */
export const SectionLinks = (props: { content: RefObject<HTMLElement | null>; version: unknown }) => {
  const places = usePlaces(props.content, props.version);
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    const timer = copied === null ? undefined : setTimeout(() => setCopied(null), confirmation);
    return () => clearTimeout(timer);
  }, [copied]);
  const press = async (id: string) => setCopied((await copy(id)) ? id : null);
  return (
    <>
      {places.map(({ id, title, host }) =>
        createPortal(
          <IconButton
            icon={id === copied ? 'check' : 'link'}
            i18nKey="article.copyLink"
            values={{ title }}
            data-copied={id === copied || undefined}
            onClick={() => void press(id)}
          />,
          host,
          id,
        ),
      )}
      <div role="status" className="visually-hidden">
        {copied !== null && <T i18nKey="article.linkCopied" />}
      </div>
    </>
  );
};
