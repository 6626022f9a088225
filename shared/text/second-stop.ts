/**
 * A value that ends in a full stop (`9,90 лв.`) takes that of the sentence with it, also where the value's tag ends
 * between the two; an ellipsis has three.
 */
export const dropSecondStop = (text: string): string => text.replace(/(?<!\.)\.(<\/\w+>)?\.(?!\.)/g, '.$1');
