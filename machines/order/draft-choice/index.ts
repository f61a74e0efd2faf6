export * from './draft-choice.machine';
export * from './draft-choice.types';
export * from './draft-choice.view';
