export const chosenWords = { true: 'alternatives.replace', false: 'alternatives.cancelRefund' } as const;

/** Once the server has saved it. */
export const savedWords = { true: 'receipt.accepted', false: 'receipt.cancelled' } as const;
