export * from './buyer-papers.machine';
export * from './buyer-papers.types';
export * from './buyer-papers.view';
