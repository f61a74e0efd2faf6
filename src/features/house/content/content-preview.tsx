import type { ArticleText } from '../../../../domain/content/article';
import type { DocumentText } from '../../../../domain/content/document';
import type { LegalText as Edition } from '../../../../domain/content/legal';
import { dayAt } from '../../../../domain/values/days';
import type { ContentEditorView } from '../../../../machines/house/content-editor';
import { contentCopy as copy } from '../../../copy/house/content';
import { HelpArticle } from '../../../trade/content/help-article';
import { LegalText } from '../../../trade/content/legal-text';
import { NewsText } from '../../../trade/content/news-text';

const isNews = (document: DocumentText): document is ArticleText => 'paragraphs' in document;

const isLegal = (document: DocumentText): document is Edition => 'effectiveOn' in document;

type Previewed = { document: DocumentText; publishedAt: string | null; counted: Edition['sections'] };

function PreviewOf({ document, publishedAt, counted }: Previewed) {
  if ('blocks' in document) return null;
  if (isNews(document))
    return <NewsText {...document} publishedOn={publishedAt === null ? null : dayAt(Date.parse(publishedAt))} />;
  if (!isLegal(document)) return <HelpArticle {...document} />;
  return <LegalText summary={document.summary} sections={[...document.sections, ...counted]} />;
}

/** Preview drawn with the page's own component. */
export function ContentPreview({ view: { preview, shown } }: { view: Pick<ContentEditorView, 'preview' | 'shown'> }) {
  const publishedAt = shown?.publishedAt ?? null;
  return (
    <section className="min-w-0 rounded-card border border-line bg-surface p-5">
      <h2 className="mb-4 border-b border-line pb-2 text-12 text-muted">{copy.preview}</h2>
      {preview === null && <p className="text-muted">{copy.noPreview}</p>}
      {preview !== null && <PreviewOf document={preview} publishedAt={publishedAt} counted={shown?.counted ?? []} />}
    </section>
  );
}
