/** `hero`: a dark picture reaches up behind the header, which stays clear until the page is scrolled. */
export type Ground = 'hero' | 'page';
