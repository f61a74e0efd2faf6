export const printPaper = (): void => window.print();
