/** Does the dialog of this chart stand open? Asked of charts by people who need to know nothing else of them. */
export const isOpen = (snapshot: { hasTag: (tag: 'open') => boolean }): boolean => snapshot.hasTag('open');
