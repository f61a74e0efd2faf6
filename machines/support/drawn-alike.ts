/** True if two views draw the same. Views are plain data, so everything is compared, including fields added later. */
export const isDrawnAlike = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
