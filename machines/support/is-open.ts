/** For code that needs no other fact of the chart. */
export const isOpen = (snapshot: { hasTag: (tag: 'open') => boolean }): boolean => snapshot.hasTag('open');
