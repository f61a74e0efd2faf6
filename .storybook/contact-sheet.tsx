import { Story, useOf } from '@storybook/addon-docs/blocks';

import { pieceCopy as copy, findPiece } from '../flows/copy/pieces';
import type { PatternRecord, PieceRecord } from '../stories/pieces/piece-record';
import './contact-sheet.css';
import type { Shown } from './piece-anatomy';
import { PatternDocs, statesOf } from './pattern-docs';
import { PieceDocs } from './piece-docs';
import { useIsNear } from './use-is-near';

type Device = 'phone' | 'tablet' | 'desktop';
type Look = { device: Device; theme: 'light' | 'dark' };

const STATES: readonly Look[] = [
  { device: 'phone', theme: 'light' },
  { device: 'desktop', theme: 'light' },
];

const PAGES: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  (['phone', 'tablet', 'desktop'] as const).map((device) => ({ device, theme })),
);

const address = (id: string, theme: Look['theme']) => `iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`;

/** A picture of a state, not a place to work: a story that takes the focus must not move the sheet. */
function Shot({ id, name, look: { device, theme } }: { id: string; name: string; look: Look }) {
  const [isNear, place] = useIsNear();
  return (
    <span ref={place} className={`shot ${device}`} inert>
      {isNear && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a story of this very Storybook
        <iframe src={address(id, theme)} title={`${name} ${copy[device]}`} />
      )}
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

const Shots = ({ stories, looks }: { stories: readonly Pick<Shown, 'id' | 'name'>[]; looks: readonly Look[] }) => (
  <>
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
            {looks.map((look) => (
              <Shot key={`${look.device} ${look.theme}`} id={id} name={name} look={look} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  </>
);

const Live = ({ stories }: { stories: readonly Shown[] }) =>
  stories.map(({ id, name, moduleExport }) => (
    <section key={id} className="live">
      <h2>{name}</h2>
      <Story of={moduleExport} />
    </section>
  ));

export function ContactSheet() {
  const { csfFile } = useOf('meta', ['meta']);
  const { title } = csfFile.meta;
  const piece = findPiece(title);
  const stories = Object.values(csfFile.stories);
  const record = csfFile.meta.parameters?.['record'] as PieceRecord | undefined;
  const story = stories.find(({ id }) => id.endsWith(`--${record?.shownBy ?? 'at-rest'}`));
  const pattern = csfFile.meta.parameters?.['pattern'] as PatternRecord | undefined;
  const told = record ?? pattern;
  const sheet: unknown = csfFile.meta.parameters?.['sheet'];
  return (
    <main className="sheet">
      <p className="sheet-group">{title.split('/').slice(0, -1).join(' / ')}</p>
      <h1>
        {title.split('/').at(-1)} {told && <small className={`status ${told.status}`}>{copy[told.status]}</small>}
      </h1>
      {told && <p className="sheet-purpose">{told.purpose}</p>}
      {piece && (
        <>
          {!told && <p className="sheet-purpose">{piece.purpose}</p>}
          <div className="sheet-rules">
            <Listed title={copy.rules} lines={piece.rules} />
            <Listed title={copy.constants} lines={piece.constants} />
          </div>
        </>
      )}
      {record && story && <PieceDocs record={record} story={story} />}
      {pattern && story && <PatternDocs record={pattern} story={story} />}
      {sheet === 'live' ? (
        <Live stories={stories} />
      ) : (
        <Shots
          stories={pattern ? [...stories, ...statesOf(pattern, stories)] : stories}
          looks={sheet === 'pages' ? PAGES : STATES}
        />
      )}
    </main>
  );
}
