/** Whether two views draw the same. A view is plain data: all of it is compared, and what joins it later is as well. */
export const isDrawnAlike = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
