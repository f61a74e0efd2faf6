import { useOf } from '@storybook/addon-docs/blocks';

import { pieceCopy as copy, pieceOf } from '../src/copy/flow-pieces';
import './contact-sheet.css';

const address = (id: string) => `iframe.html?id=${id}&viewMode=story`;

/** A picture of a state, not a place to work: a story that takes the focus must not move the sheet. */
function Shot({ id, name, device }: { id: string; name: string; device: 'phone' | 'desktop' }) {
  return (
    <span className={`shot ${device}`} inert>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a story of this very Storybook */}
      <iframe src={address(id)} title={`${name} ${copy[device]}`} loading="lazy" />
    </span>
  );
}

function Listed({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** The page of a piece: what it is for, and every state it can be seen in, on a phone and on a desktop. */
export function ContactSheet() {
  const { csfFile } = useOf('meta', ['meta']);
  const { title } = csfFile.meta;
  const piece = pieceOf(title);
  const stories = Object.values(csfFile.stories);
  return (
    <main className="sheet">
      <p className="sheet-group">{title.split('/').slice(0, -1).join(' / ')}</p>
      <h1>{title.split('/').at(-1)}</h1>
      {piece && (
        <>
          <p className="sheet-purpose">{piece.purpose}</p>
          <div className="sheet-rules">
            <Listed title={copy.rules} lines={piece.rules} />
            <Listed title={copy.constants} lines={piece.constants} />
          </div>
        </>
      )}
      <h2>
        {copy.states} <small>{stories.length}</small>
      </h2>
      <ol className="shots">
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`?path=/story/${id}`} target="_top">
              {name}
            </a>
            <div>
              <Shot id={id} name={name} device="phone" />
              <Shot id={id} name={name} device="desktop" />
            </div>
          </li>
        ))}
      </ol>
    </main>
  );
}
