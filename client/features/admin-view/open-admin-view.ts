import type { i18n } from 'i18next';
import { isMissing, type EditFrame, type TextSource } from '#shared/edit-protocol/edit-frame.ts';
import { dialogOfState, type HiddenStateName } from '#shared/edit-protocol/hidden-states.ts';
import type { ParentMessage } from '#shared/edit-protocol/messages.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';
import type { AdminViewStore, ArticleDraft } from '#client/stores/admin-view.tsx';
import { createEditLayer } from './edit-layer.ts';
import { createKeyMarkers } from './key-markers.ts';
import { listTexts } from './list-texts.ts';
import { createLiveMessages } from './live-messages.ts';
import { createMissingReport } from './missing-report.ts';
import { watchPageTexts } from './page-texts.ts';
import type { ParentChannel } from './parent-channel.ts';
import { readLongestTexts } from './read-edit-frame.ts';
import { boxesOf, reveal } from './text-geometry.ts';
import { traceTexts } from './trace-texts.ts';

export interface EditedPage {
  readonly i18n: i18n;
  readonly router: {
    readonly state: { readonly location: { readonly pathname: string; readonly key: string } };
    subscribe(listener: () => void): () => void;
  };
  readonly adminView: AdminViewStore;
  readonly locale: LocaleCode;
}

/** Milliseconds without a change before the page's texts are listed for the parent. */
const stillness = 150;

/**
 * The admin view: ties every text on the page to its key, shows the edit icons, and carries out the parent's
 * messages.
 */
export const openAdminView = (page: EditedPage, frame: EditFrame, channel: ParentChannel) => {
  const { i18n, locale } = page;
  const path = () => page.router.state.location.pathname;
  const edited = new Set<string>();
  const sourceOf = (key: string): TextSource => {
    if (edited.has(key)) return 'edited';
    return (Object.hasOwn(frame.texts, key) ? frame.texts[key] : undefined) ?? 'none';
  };
  const unknown = new Set<string>();
  const messages = createLiveMessages(i18n, (key) => Object.hasOwn(frame.texts, key) || unknown.has(key));
  const markers = createKeyMarkers();
  const reportMissing = createMissingReport({
    sourceOf,
    route: path,
    tell: (route, keys) => channel.tell({ type: 'missing-keys', locale, route, keys: [...keys] }),
  });

  const changed = () => {
    layer.refresh();
    listSoon();
  };
  const placesOfTexts = watchPageTexts(document, markers, changed);
  const layer = createEditLayer(document, {
    places: placesOfTexts,
    isMissing: (key) => isMissing(sourceOf(key)),
    labelOf: (key) => i18n.t('edit.editText', { key, applyPostProcessor: false }),
    onPress: (key) => {
      layer.select(key);
      channel.tell({ type: 'data-text-icon', key });
    },
  });
  let isTraced = false;
  const listSoon = whenStill(stillness, () => {
    const places = placesOfTexts();
    // Texts without marks are from before the first traced render, which is still to come.
    isTraced ||= places.length > 0;
    if (!isTraced) return;
    const used = places.map((place) => [place.key, boxesOf(place).length > 0] as const);
    const list = listTexts({ used, keys: Object.keys(frame.texts), sourceOf, textOf: messages.textOf });
    channel.tell({ type: 'page-texts', locale, path: path(), texts: [...list] });
  });

  traceTexts(i18n, markers, (key) => {
    if (sourceOf(key) === 'none') unknown.add(key);
    reportMissing(key);
  });
  messages.refresh();
  document.addEventListener(
    'close',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement)) return;
      const { state } = page.adminView.getState();
      // Closed by its button or Escape: it can be asked for again.
      if (state !== null && dialogOfState[state] === target.id) page.adminView.setState({ state: null });
      channel.tell({ type: 'dialog-close', dialog: target.id });
    },
    { capture: true },
  );

  const reportHeldForm = () => {
    const { heldForm } = page.adminView.getState();
    if (heldForm) channel.tell({ type: 'form-held', form: heldForm.form });
  };
  page.adminView.subscribe((now, before) => now.heldForm !== before.heldForm && reportHeldForm());

  const select = (key: string) => {
    layer.select(key);
    const found = placesOfTexts().filter((place) => place.key === key);
    const place = found.find((each) => boxesOf(each).length > 0) ?? found[0];
    if (place) reveal(place);
  };

  let longestOn = false;
  const showLongest = async (on: boolean) => {
    longestOn = on;
    const longest = on ? await readLongestTexts() : null;
    if (longestOn === on) messages.cover(longest);
  };

  let lastDraft: ParentMessage | null = null;
  const showDraft = async (message: Extract<ParentMessage, { type: 'article-draft' }>) => {
    lastDraft = message;
    if (message.html === '') return page.adminView.setState({ draft: null });
    // Loaded only on demand: few editors write articles, and cleaning is most of the code.
    const { cleanDraft } = await import('./article-draft.ts');
    if (lastDraft === message) page.adminView.setState({ draft: draftOrNone(message, cleanDraft) });
  };

  const noteSaved = (keys: readonly string[]) => {
    for (const key of keys) edited.add(key);
    changed();
  };

  return {
    /** Reports the form that was pressed before the view was entered, if there was one. */
    reportHeldForm,
    obey(message: ParentMessage): void {
      switch (message.type) {
        case 'acknowledge':
          return listSoon();
        case 'text-replacements':
          return messages.replace(message.texts);
        case 'texts-saved':
          return noteSaved(message.keys);
        case 'select':
          return select(message.key);
        case 'show-state':
          page.adminView.setState({ state: message.name });
          return showState(message.name);
        case 'longest-language':
          return void showLongest(message.on);
        case 'article-draft':
          return void showDraft(message);
      }
    },
  };
};

/** Opens the dialog of a state after closing any other; `null` only closes. Nothing is pressed or sent. */
const showState = (name: HiddenStateName | null): void => {
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  // The page opens the payment dialog once it has loaded the payment methods.
  if (name === null || name === 'payment-method') return;
  const dialog = document.getElementById(dialogOfState[name] ?? '');
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
};

const draftOrNone = <T>(message: T, clean: (message: T) => ArticleDraft): ArticleDraft | null => {
  try {
    return clean(message);
  } catch (error) {
    console.warn('the draft cannot be shown:', error);
    return null;
  }
};

const whenStill = (pause: number, work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, pause);
  };
};
