import type { NewsItem as WireItem } from '../../../contract/content/cms';
import { dayAt } from '../../../domain/values/days';

/** The day on which it appeared here, whatever the hour was elsewhere. */
export const dated = <TItem extends Pick<WireItem, 'publishedAt'>>({ publishedAt, ...item }: TItem) => ({
  ...item,
  publishedOn: dayAt(Date.parse(publishedAt)),
});
