import type { ReactNode } from 'react';

import { readBlocks } from '../../../domain/content/blocks';
import type { ArticleText } from '../../../domain/content/article';
import type { Day } from '../../../domain/values/days';
import { newsArticleCopy as copy } from '../../copy/pages/news-article';
import { TextBlock } from './text-block';

/** `publishedOn`: null before publication. `children`: content below the article. */
type NewsTextProps = ArticleText & { publishedOn: Day | null; children?: ReactNode };

export const NewsHeading = ({ children }: { children: string }) => (
  <h1 className="text-24 text-pretty outline-none md:text-32">{children}</h1>
);

export const NewsText = ({ type, title, publishedOn, source, summary, paragraphs, children }: NewsTextProps) => (
  <article className="max-w-170">
    <NewsHeading>{title}</NewsHeading>
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-muted">
      <span>{copy.type[type]}</span>
      {publishedOn !== null && <time dateTime={publishedOn}>{publishedOn}</time>}
      <span>{copy.source(source)}</span>
    </p>
    <p className="mt-8 border-l-2 border-sea pl-4 text-16 text-ink">{summary}</p>
    {paragraphs.flatMap(readBlocks).map((block, at) => (
      <TextBlock key={`${at} ${block.kind}`} block={block} heading="h2" className="mt-5 text-16 leading-loose" />
    ))}
    {children}
  </article>
);
