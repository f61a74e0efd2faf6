import type { NewsItem as WireItem } from '../../../contract/content/cms';
import { dayAt } from '../../../domain/values/days';

/** Publication day in China time. */
export const withDay = <TItem extends Pick<WireItem, 'publishedAt'>>({ publishedAt, ...item }: TItem) => ({
  ...item,
  publishedOn: dayAt(Date.parse(publishedAt)),
});
