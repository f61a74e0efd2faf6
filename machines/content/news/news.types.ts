import type { NewsType } from '../../../domain/content/news';
import type { Day } from '../../../domain/values/days';

export type NewsItem = { newsId: string; type: NewsType; title: string; summary: string; publishedOn: Day };
