export * from './help-vote.machine';
export * from './help-vote.types';
export * from './help-vote.view';
