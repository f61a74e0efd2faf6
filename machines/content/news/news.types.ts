import type { Day } from '../../../domain/values/days';

export type NewsType = 'regulation' | 'schedule' | 'port' | 'notice';

export type NewsItem = { newsId: string; type: NewsType; title: string; summary: string; publishedOn: Day };
