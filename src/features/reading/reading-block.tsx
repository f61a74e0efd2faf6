import type { LegalBlock } from '../../../machines/content/reading';

const CELL = 'border border-line px-3 py-2 text-left align-top';

/** One piece of a text with headings. */
export function ReadingBlock({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className="mt-2">{block.text}</p>;
    case 'list':
      return (
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-hint">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <table className="mt-3 w-full border-collapse text-14 leading-6">
          <thead className="bg-sunken text-ink">
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col" className={`${CELL} font-medium`}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row.join()}>
                {row.map((cell) => (
                  <td key={cell} className={CELL}>
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
