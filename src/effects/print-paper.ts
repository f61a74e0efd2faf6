/** The browser's own way to paper; what goes onto it is said by the style of the page. */
export const printPaper = (): void => window.print();
