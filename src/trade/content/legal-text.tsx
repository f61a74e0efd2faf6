import type { LegalBlock, LegalText as Text } from '../../../domain/content/legal';

const CELL = 'border border-line px-3 py-2 text-left align-top';

/** One piece of a text with headings. */
function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className="mt-2">{block.text}</p>;
    case 'list':
      return (
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-hint">
          {block.items.map((item, index) => (
            <li key={`${index} ${item}`}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <table className="mt-3 w-full border-collapse text-14 leading-6">
          <thead className="bg-sunken text-ink">
            <tr>
              {block.head.map((cell, index) => (
                <th key={`${index} ${cell}`} scope="col" className={`${CELL} font-medium`}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, at) => (
              <tr key={`${at} ${row.join()}`}>
                {row.map((cell, index) => (
                  <td key={`${index} ${cell}`} className={CELL}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

/** A text that people agree to, as it is read. Two of its pieces may say the same, so each is known by its place too. */
export const LegalText = ({ summary, sections }: Pick<Text, 'summary' | 'sections'>) => (
  <>
    <p className="text-muted">{summary}</p>
    {sections.map(({ sectionId, heading, blocks }) => (
      <section key={sectionId} data-section="" className="mt-7">
        <h3 className="text-16">{heading}</h3>
        {blocks.map((block, index) => (
          <Block key={`${sectionId} ${index}`} block={block} />
        ))}
      </section>
    ))}
  </>
);
