/** Where a reader is led while the focus stays in the field. */
export const optionId = (listId: string, at: number) => `${listId}-${at}`;
