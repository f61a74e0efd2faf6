import { useOf } from '@storybook/addon-docs/blocks';
import facts from 'virtual:piece-facts';

import { pieceCopy as copy } from '../flows/copy/pieces';
import { uiReading, uiSpeech } from '../flows/copy/ui-speech';
import { Scroller } from '../src/ui/show/scroller';
import { CopyText } from '../stories/foundations/token-name';
import { codeOf } from '../stories/pieces/code-of';
import type { PieceRecord } from '../stories/pieces/piece-record';
import { Anatomy, type Shown } from './piece-anatomy';

export const List = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section>
    <h2>{title}</h2>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);

export const Pair = ({ good, bad }: Pick<PieceRecord, 'good' | 'bad'>) => (
  <section>
    <h2>{copy.pair}</h2>
    <div className="pair">
      {[
        { lesson: good, name: copy.good, look: 'good' },
        { lesson: bad, name: copy.bad, look: 'bad' },
      ].map(({ lesson: { shows: Sample, why }, name, look }) => (
        <figure key={look} className={look}>
          <div className="sb-unstyled" inert>
            <Sample />
          </div>
          <figcaption>
            <b>{name}</b> {why}
          </figcaption>
        </figure>
      ))}
    </div>
  </section>
);

/** Speech of the first story and keys, heard and pressed by tests. */
function Speech({ path }: { path: string }) {
  const heard = uiSpeech.filter(({ piece }) => piece === path || piece.startsWith(`${path} `));
  return (
    <section>
      <h2>{copy.speech}</h2>
      <p>
        {copy.says} {uiReading[path] || copy.unread}
      </p>
      {heard.length > 0 && (
        <Scroller label={copy.speech}>
          <table>
            <thead>
              <tr>
                <th scope="col">{copy.moment}</th>
                <th scope="col">{copy.says}</th>
                <th scope="col">{copy.keys}</th>
              </tr>
            </thead>
            <tbody>
              {heard.map(({ piece, says, keys }) => (
                <tr key={piece}>
                  <td>{piece.slice(path.length + 1) || copy.atRest}</td>
                  <td>{says}</td>
                  <td>
                    {keys.map(({ key, does }) => (
                      <div key={key}>
                        <kbd>{key}</kbd> {does}
                      </div>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </section>
  );
}

type ArgTypes = Readonly<Record<string, { name?: string; description?: string; type?: unknown; table?: unknown }>>;
type Property = { table?: { type?: { summary?: string; detail?: string }; defaultValue?: { summary?: string } } };

const LONGEST_TYPE = 240;
const shorten = (type: string) => (type.length > LONGEST_TYPE ? `${type.slice(0, LONGEST_TYPE)}…` : type);

export function Properties({ argTypes }: { argTypes: ArgTypes }) {
  const rows = Object.entries(argTypes) as [string, ArgTypes[string] & Property][];
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{copy.properties}</h2>
      <Scroller label={copy.properties}>
        <table>
          <thead>
            <tr>
              <th scope="col">{copy.property}</th>
              <th scope="col">{copy.type}</th>
              <th scope="col">{copy.fallback}</th>
              <th scope="col">{copy.prose}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, { description, table }]) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                <td>
                  <code>{shorten(table?.type?.detail ?? table?.type?.summary ?? '')}</code>
                </td>
                <td>
                  <code>{table?.defaultValue?.summary ?? ''}</code>
                </td>
                <td lang="en">{description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </section>
  );
}

export const Code = ({ code }: { code: string }) => (
  <section>
    <h2>{copy.code}</h2>
    <pre>
      <code>{code}</code>
    </pre>
    <CopyText text={code} name={copy.copyCode} />
  </section>
);

function Uses({ path }: { path: string }) {
  const piece = facts.find((one) => one.path === `src/ui/${path}.tsx`);
  if (piece === undefined) return null;
  const { places, users, bytes, changes } = piece;
  return (
    <>
      <List
        title={`${copy.uses} ${users}`}
        lines={[places.map(({ folder, count }) => copy.place(folder, count)).join('、'), copy.bytes(bytes)]}
      />
      {changes.length > 0 && (
        <List title={copy.changes} lines={changes.map(({ day, subject }) => `${day} ${subject}`)} />
      )}
    </>
  );
}

export function PieceDocs({ record, story }: { record: PieceRecord; story: Shown }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, initialArgs, argTypes } = preparedMeta;
  const code = codeOf(`src/ui/${record.path}`, component, initialArgs);
  return (
    <>
      <div className="sheet-rules">
        <List title={copy.use} lines={record.use} />
        <List title={copy.avoid} lines={record.avoid} />
      </div>
      <Pair good={record.good} bad={record.bad} />
      {record.anatomy.length > 0 && <Anatomy parts={record.anatomy} story={story} isApart={record.isApart === true} />}
      <Speech path={record.path} />
      <Properties argTypes={argTypes} />
      <Code code={code} />
      <div className="sheet-rules">
        <Uses path={record.path} />
      </div>
    </>
  );
}
