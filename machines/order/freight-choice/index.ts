export * from './freight-choice.machine';
export * from './freight-choice.types';
export * from './freight-choice.view';
