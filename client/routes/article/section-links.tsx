import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#client/components/button/button.tsx';
import { T } from '#client/i18n/t.tsx';

interface Place {
  readonly id: string;
  readonly title: string;
  /** Behind the heading; script has put it there. */
  readonly host: HTMLElement;
}

/** Milliseconds for which a copied link says so. */
const told = 3000;

const placeBehind = (heading: HTMLElement): Place => {
  const host = document.createElement('div');
  host.className = 'section-link';
  heading.after(host);
  return { id: heading.id, title: heading.textContent.trim(), host };
};

/** A place for a button behind each heading that has an address; as long as the article's HTML stands there. */
const usePlaces = (content: RefObject<HTMLElement | null>, version: unknown): readonly Place[] => {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    let found: Place[] = [];
    // A frame later: the page is painted first, nobody waits for these.
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

/** Where it may not be copied, the address at least goes where browsers show it. */
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
 * Behind each heading that has an address a button that copies it (behaviour/articles 19), without the parameters that the
 * page was come to with. Behind it and not inside, or it would be read with the heading's name.
 */
export const SectionLinks = (props: { content: RefObject<HTMLElement | null>; version: unknown }) => {
  const places = usePlaces(props.content, props.version);
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    const timer = copied === null ? undefined : setTimeout(() => setCopied(null), told);
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
