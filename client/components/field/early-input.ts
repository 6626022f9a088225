import { useState, type RefCallback } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether it holds something else than it was served with; of radios the one that was chosen says so for all. */
export const isEdited = (control: Element): boolean => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (control instanceof HTMLInputElement) {
    if (control.type === 'radio') return control.checked && !control.defaultChecked;
    if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  }
  return isText(control) && control.value !== control.defaultValue;
};

const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

/** Whether any field of the page holds something else than it was served with. */
export const isAnythingTyped = (): boolean =>
  [...document.querySelectorAll('input, select, textarea')].some(isEdited);

/**
 * The `ref` of every field of a served page: what was typed, ticked or chosen before hydration is told once more, as if it
 * were done now, to whoever listens by `onInput` (behaviour/forms 20). React itself tells nobody, so its state would be
 * another than the visitor sees; `onChange` stays silent, for to React nothing has changed.
 */
export const tellEarlyInput: RefCallback<Control> = (control) => {
  if (control && isEdited(control)) control.dispatchEvent(new Event('input', { bubbles: true }));
};

const textIn = (id: string): string | null => {
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? area.value : null;
};

/**
 * The same for a `<textarea>` of this id, which React sets back to the text it was served with: what the visitor made of
 * that is read before, and put in again.
 */
export const useEarlyText = (id: string): RefCallback<HTMLTextAreaElement> => {
  const [tell] = useState(() => {
    let early = import.meta.env.SSR ? null : textIn(id);
    return (area: HTMLTextAreaElement | null) => {
      if (area && early !== null && area.value !== early) area.value = early;
      early = null;
      tellEarlyInput(area);
    };
  });
  return tell;
};
