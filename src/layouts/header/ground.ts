/** `hero`: a dark image extends behind the header, which is transparent until scrolled. */
export type Ground = 'hero' | 'page';
