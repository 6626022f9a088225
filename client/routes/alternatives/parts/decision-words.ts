/** Keys of what a decision is called while it is chosen. */
export const chosenWords = { true: 'alternatives.replace', false: 'alternatives.cancelRefund' } as const;

/** Keys of what it is called once the server holds it: done, not to be done. */
export const savedWords = { true: 'receipt.accepted', false: 'receipt.cancelled' } as const;
