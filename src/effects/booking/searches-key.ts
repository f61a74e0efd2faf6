export const SEARCHES = 'searches';
