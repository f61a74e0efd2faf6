import type { LegalDocument } from '../../../machines/content/reading';
import { brand } from '../../copy/site/brand';
import { readingCopy as copy } from '../../copy/content/reading';
import { LegalText } from '../../trade/content/legal-text';

const LINK = 'text-sea underline underline-offset-4';

function Contact({ mail }: { mail: string | null }) {
  const { before, or, ...by } = copy.contact;
  if (mail === null && brand.serviceLine === '') return null;
  return (
    <p className="mt-7 text-14">
      {before}
      {mail !== null && (
        <>
          {by.mail}{' '}
          <a href={`mailto:${mail}`} className={LINK}>
            {mail}
          </a>
          {brand.serviceLine && or}
        </>
      )}
      {brand.serviceLine && (
        <>
          {by.call}{' '}
          <a href={`tel:${brand.serviceLine}`} className={LINK}>
            {brand.serviceLine}
          </a>
        </>
      )}
    </p>
  );
}

type ReadingTextProps = {
  title: string;
  document: LegalDocument;
  mail: string | null;
  attach: (element: HTMLElement | null) => void;
};

/** The text with headings; focusable, so that keys scroll it. */
export function ReadingText({ title, document, mail, attach }: ReadingTextProps) {
  return (
    <section
      ref={attach}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keys
      tabIndex={0}
      aria-label={title}
      className="min-w-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-5 pb-8 text-14 leading-6.5 -outline-offset-2 motion-safe:scroll-smooth md:px-8 md:pt-6 md:text-16 md:leading-7"
    >
      <div>
        <LegalText {...document} />
        <Contact mail={mail} />
        <p className="mt-7 border-t border-line pt-3 text-12 text-muted">{copy.end}</p>
      </div>
    </section>
  );
}
