export const FOLDER = 'docs/flows';
