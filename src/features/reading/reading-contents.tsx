import type { LegalSection } from '../../../machines/content/reading';
import { readingCopy as copy } from '../../copy/reading';

type ReadingContentsProps = { sections: readonly LegalSection[]; section: number };

const DOT = 'absolute left-0 size-2.25 rounded-full border';

/** The list of contents is the gauge: filled to the section at hand. On a phone the bar under the head does it. */
export function ReadingContents({ sections, section }: ReadingContentsProps) {
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keys
      tabIndex={0}
      aria-label={copy.contents}
      className="w-52 flex-none overflow-y-auto border-r border-line bg-canvas py-4 pl-8 -outline-offset-2 max-md:hidden"
    >
      <ol>
        {sections.map(({ sectionId, heading }, index) => (
          <li
            key={sectionId}
            aria-current={index === section ? 'location' : undefined}
            className={`relative flex h-9 items-center pl-5 ${index === section ? 'font-semibold text-sea' : 'text-muted'}`}
          >
            {index < sections.length - 1 && (
              <span className={`absolute top-6 left-1 h-6 w-px ${index < section ? 'bg-sea' : 'bg-line-strong'}`} />
            )}
            <span className={`${DOT} ${index <= section ? 'border-sea bg-sea' : 'border-line-strong bg-canvas'}`} />
            {copy.shortHeading(heading)}
          </li>
        ))}
      </ol>
    </section>
  );
}
