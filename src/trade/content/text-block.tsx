import { isElsewhere, readPieces, type TextBlock as Block } from '../../../domain/content/blocks';
import { layoutCopy } from '../../copy/site/layout';
import { TextLink } from '../../ui/press/text-link';

const CELL = 'border border-line px-3 py-2 text-left align-top';

const Words = ({ text }: { text: string }) =>
  readPieces(text).map((piece, at) =>
    piece.to === null ? (
      piece.text
    ) : (
      <TextLink
        key={`${at} ${piece.to}`}
        href={piece.to}
        {...(isElsewhere(piece.to) && { newTab: layoutCopy.header.newTab })}
      >
        {piece.text}
      </TextLink>
    ),
  );

const Rows = ({ head, rows }: Extract<Block, { kind: 'table' }>) => (
  <table className="w-full border-collapse text-14 leading-6">
    <thead className="bg-sunken text-ink">
      <tr>
        {head.map((cell, index) => (
          <th key={`${index} ${cell}`} scope="col" className={`${CELL} font-medium`}>
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        <tr key={`${at} ${row.join()}`}>
          {row.map((cell, index) => (
            <td key={`${index} ${cell}`} className={CELL}>
              <Words text={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

type TextBlockProps = {
  block: Block;
  heading: 'h2' | 'h3';
  className: string;
};

/** A block of edited text. Keys include the index, since two blocks may be equal. */
export function TextBlock({ block, heading: Heading, className }: TextBlockProps) {
  switch (block.kind) {
    case 'heading':
      return <Heading className={`${className} text-20 text-ink`}>{block.text}</Heading>;
    case 'paragraph':
      return (
        <p className={className}>
          <Words text={block.text} />
        </p>
      );
    case 'picture':
      return <img src={block.src} alt={block.alt} loading="lazy" className={`${className} max-w-full rounded-card`} />;
    case 'list':
      return (
        <ul className={`${className} grid list-disc gap-1.5 pl-5 marker:text-hint`}>
          {block.items.map((item, index) => (
            <li key={`${index} ${item}`}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <div className={`${className} overflow-x-auto`}>
          <Rows {...block} />
        </div>
      );
  }
}
