export type { ContentLine } from '../../../domain/house/content';
