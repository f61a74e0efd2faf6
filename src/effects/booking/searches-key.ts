/** Where the searches of a visit are kept for the next. */
export const SEARCHES = 'searches';
