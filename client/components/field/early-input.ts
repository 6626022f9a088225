import { useState, type RefCallback } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether the value differs from the served one; of a radio group only the chosen one counts. */
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

export const isAnythingTyped = (): boolean =>
  [...document.querySelectorAll('input, select, textarea')].some(isEdited);

/**
 * The `ref` of every served field: dispatches an input event for what was typed, ticked or chosen before hydration
 * (behaviour/forms 20). React does not, so its state would differ; `onChange` stays silent, as React sees no
 * change.
 */
export const tellEarlyInput: RefCallback<Control> = (control) => {
  if (control && isEdited(control)) control.dispatchEvent(new Event('input', { bubbles: true }));
};

const textIn = (id: string): string | null => {
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? area.value : null;
};

/** The same for a `<textarea>`, which React resets to its served text: the early text is read before and restored. */
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
