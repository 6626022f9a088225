import { useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isSecretPath, pageAt } from '#shared/rendering/page-routes.ts';
import { fallbackLang } from '#client/i18n/t.tsx';
import { isPlainClick } from '#client/components/plain-click.ts';
import { contactDialogId } from '#client/features/contact/contact-dialog.tsx';
import type { EnlargedImage } from '#client/features/image-dialog/image-dialog.tsx';

/** Secret pages always load a new document (behaviour/security 14). */
const isRouted = (path: string): boolean => pageAt(path) !== null && !isSecretPath(path);

const pathOf = ({ origin, pathname, search, hash, target }: HTMLAnchorElement): string | null =>
  origin === window.location.origin && target === '' && isRouted(pathname) ? pathname + search + hash : null;

const imageOf = (link: HTMLAnchorElement): EnlargedImage => ({
  src: link.href,
  alt: link.querySelector('img')?.alt ?? '',
});

/** Leads to the contact block below, whose dialog opens at once. */
const toContact = 'a[href="#contact"]';

const contactDialog = () => document.querySelector<HTMLDialogElement>(`#${contactDialogId}`);

/**
 * Makes links in article HTML use the router, and pictures open enlarged. Without script they are plain links.
 *
 * @param version changes with the HTML of `content`.
 */
export const useContentLinks = (
  content: RefObject<HTMLElement | null>,
  version: unknown,
  onEnlarge: (image: EnlargedImage) => void,
): void => {
  const navigate = useNavigate();
  const { t, i18n } = useTranslation();

  useEffect(() => {
    for (const link of content.current?.querySelectorAll<HTMLAnchorElement>('a.enlarge') ?? []) {
      link.setAttribute('aria-label', t('article.enlarge', { alt: imageOf(link).alt || t('article.image') }));
      link.lang = fallbackLang(i18n, 'article.enlarge') ?? i18n.language;
    }
    for (const link of content.current?.querySelectorAll(`a.enlarge, ${toContact}`) ?? [])
      link.setAttribute('aria-haspopup', 'dialog');
  }, [content, version, t, i18n]);

  useEffect(() => {
    const element = content.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlainClick(event)) return;
      const path = pathOf(link);
      if (link.matches('.enlarge')) onEnlarge(imageOf(link));
      // As links do: an address that is shown already gets no second history entry.
      else if (path !== null) void navigate(path, { replace: link.href === window.location.href });
      else return;
      event.preventDefault();
      if (link.matches(toContact)) contactDialog()?.showModal();
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [content, navigate, onEnlarge]);
};
