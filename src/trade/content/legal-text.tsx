import type { LegalText as Text } from '../../../domain/content/legal';
import { TextBlock } from './text-block';

/** A text that people agree to, as it is read. Two of its pieces may say the same, so each is known by its place too. */
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
