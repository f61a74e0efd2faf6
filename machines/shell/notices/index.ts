export { noticeId } from './notices.list';
export * from './notices.machine';
export * from './notices.types';
export * from './notices.view';
