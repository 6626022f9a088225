export interface TextPart {
  readonly text: string;
  /** The part is an e-mail address, to be shown as a `mailto:` link. */
  readonly email: boolean;
}

// Every repetition is bounded, so that no text takes more than linear time. A full stop after the address stays text.
const address = /[\p{L}\p{N}_%+-][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}/gu;

/** A text in parts, none of them empty, its e-mail addresses marked (behaviour/shell 20). */
export const splitMailAddresses = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: email, index } of text.matchAll(address)) {
    parts.push({ text: text.slice(end, index), email: false }, { text: email, email: true });
    end = index + email.length;
  }
  parts.push({ text: text.slice(end), email: false });
  return parts.filter((part) => part.text !== '');
};
