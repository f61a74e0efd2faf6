/** Target of `aria-activedescendant`, while the focus stays in the field. */
export const optionId = (listId: string, at: number) => `${listId}-${at}`;
