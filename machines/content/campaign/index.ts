export * from './campaign.machine';
export * from './campaign.types';
export * from './campaign.view';
