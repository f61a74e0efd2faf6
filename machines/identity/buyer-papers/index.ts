export * from './buyer-papers.machine';
export { BLANK } from './buyer-papers.rules';
export * from './buyer-papers.types';
export * from './buyer-papers.view';
