/** What a press says of itself, in React's events and the browser's own. */
type Press = Readonly<Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>>;

/** Whether a link that was pressed leads on in this very tab; with a modifier key the browser opens it elsewhere. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Press): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
