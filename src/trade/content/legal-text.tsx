import type { LegalText as Text } from '../../../domain/content/legal';
import { TextBlock } from './text-block';

/** Public text of an agreement. Keys include the index, since two pieces may be equal. */
export const LegalText = ({ summary, sections }: Pick<Text, 'summary' | 'sections'>) => (
  <>
    <p className="text-muted">{summary}</p>
    {sections.map(({ sectionId, heading, blocks }) => (
      <section key={sectionId} data-section="" className="mt-7">
        <h3 className="text-16">{heading}</h3>
        {blocks.map((block, index) => (
          <TextBlock key={`${sectionId} ${index}`} block={block} heading="h3" className="mt-2" />
        ))}
      </section>
    ))}
  </>
);
