/** What an editor does with a text. */
export interface TextActions {
  onSelect: (key: string | null) => void;
  onWrite: (key: string, text: string) => void;
  onUndo: (key: string) => void;
  onSave: (key: string) => void;
  /** Takes a saved text back, so that the site's own words show again. */
  onTakeBack: (key: string) => void;
}
