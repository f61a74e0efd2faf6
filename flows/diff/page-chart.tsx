import { flowDiffCopy } from '../copy/diff';
import type { Signature } from '../notes/notes';
import { KINDS, type Behaviour } from './behaviours';
import type { Holding } from './held-by';

const { page: copy } = flowDiffCopy;

type BehaviourEntry = Behaviour & { held: readonly Holding[]; links: { before: string; after: string } | null };

export type ChartSection = {
  id: string;
  title: string;
  purpose: string;
  standing: 'new' | 'gone' | 'changed';
  behaviours: readonly BehaviourEntry[];
  inside: number;
  walkedBy: string;
  picture: string;
  change: string;
  signatures: readonly Signature[];
};

export type Atlases = { before: boolean; after: boolean };

const MOST_HELD = 3;

const Held = ({ held }: { held: readonly Holding[] }) => (
  <ul className="held">
    {held.slice(0, MOST_HELD).map(({ file, name }) => (
      <li key={`${file} ${name}`}>
        <code>{file}</code> {name}
      </li>
    ))}
    {held.length > MOST_HELD && <li className="quiet">{copy.more(held.length - MOST_HELD)}</li>}
  </ul>
);

const BehaviourLine = ({ behaviour: { says, held, links } }: { behaviour: BehaviourEntry }) => (
  <li>
    <p>
      {says}{' '}
      {links && (
        <button type="button" className="play" data-before={links.before} data-after={links.after}>
          {copy.play}
        </button>
      )}
    </p>
    {held.length > 0 && (
      <details>
        <summary>
          {copy.held} {held.length}
        </summary>
        <Held held={held} />
      </details>
    )}
  </li>
);

const Sign = ({ id, title, change, signatures }: Pick<ChartSection, 'id' | 'title' | 'change' | 'signatures'>) => (
  <section className="sign">
    <h3>{copy.sign.title}</h3>
    {signatures.length === 0 && <p className="quiet">{copy.sign.none}</p>}
    <ul>
      {signatures.map((one) => (
        <li key={`${one.change} ${one.date} ${one.name}`} className={one.change === change ? one.says : 'stale'}>
          {one.date} {one.name} {copy.sign[one.says]}：{one.why} {one.change !== change && copy.sign.stale}
        </li>
      ))}
    </ul>
    <form data-chart={id} data-change={change} aria-label={`${copy.sign.title} ${title}`}>
      <label>
        {copy.sign.name} <input name="name" required autoComplete="name" />
      </label>
      <label>
        {copy.sign.why} <input name="why" required size={40} autoComplete="off" />
      </label>
      <button name="says" value="yes">
        {copy.sign.yes}
      </button>
      <button name="says" value="no">
        {copy.sign.no}
      </button>
      <output />
    </form>
    <p className="quiet">{copy.sign.lead}</p>
  </section>
);

const Player = ({ hasAtlas }: { hasAtlas: Atlases }) => (
  <div className="player" hidden>
    {(['before', 'after'] as const).map((side) => (
      <figure key={side}>
        <figcaption>{copy[side]}</figcaption>
        {hasAtlas[side] ? <div data-side={side} data-title={copy[side]} /> : <p className="quiet">{copy.noAtlas}</p>}
      </figure>
    ))}
  </div>
);

export const Chart = ({ chart, hasAtlas }: { chart: ChartSection; hasAtlas: Atlases }) => (
  <section className="chart" id={chart.id}>
    <h2>
      {chart.title} <code>{chart.id}</code>
    </h2>
    <p className="quiet">{chart.purpose}</p>
    {chart.standing !== 'changed' && (
      <p>
        <strong>{chart.standing === 'new' ? copy.newChart : copy.goneChart}</strong>
      </p>
    )}
    {KINDS.map((kind) => {
      const own = chart.behaviours.filter((one) => one.kind === kind);
      return (
        own.length > 0 && (
          <section key={kind} className={kind}>
            <h3>
              {copy.kinds[kind]} <small>{own.length}</small>
            </h3>
            <ul>
              {own.map((behaviour) => (
                <BehaviourLine key={behaviour.says} behaviour={behaviour} />
              ))}
            </ul>
          </section>
        )
      );
    })}
    <p className="quiet">{copy.whole(chart.walkedBy)}</p>
    {chart.inside > 0 && <p className="quiet">{copy.inside(chart.inside)}</p>}
    <Player hasAtlas={hasAtlas} />
    <details className="picture">
      <summary>{copy.picture}</summary>
      <p className="quiet">{flowDiffCopy.legend}</p>
      <img src={chart.picture} alt={`${copy.picture}：${chart.title}`} loading="lazy" />
    </details>
    <Sign {...chart} />
  </section>
);
