import { renderToStaticMarkup } from 'react-dom/server';

import { flowDiffCopy } from '../copy/diff';
import type { Holding } from './held-by';
import { Chart, type Atlases, type ChartSection } from './page-chart';
import type { ScreenChange, SentenceChange } from './screens';

const { page: copy } = flowDiffCopy;

export type ScreenSection = ScreenChange & { story: string | null };

type DiffPage = {
  said: string;
  commits: readonly (readonly [hash: string, date: string, subject: string])[];
  charts: readonly ChartSection[];
  screens: readonly ScreenSection[];
  sentences: SentenceChange;
  tests: readonly Holding[];
  hasAtlas: Atlases;
};

const Screen = ({ screen }: { screen: ScreenSection }) => (
  <section className="screen">
    <h3>
      <code>{screen.file}</code>{' '}
      {screen.story !== null && (
        <a href={screen.story} target="story">
          {copy.story}
        </a>
      )}
    </h3>
    {(['added', 'gone'] as const).map((side) => {
      const controls = screen[side].map(({ says, sight }) => copy.newControl(says, sight));
      const lines = [...screen.sights[side].map((sight) => `${copy.sights}“${sight}”`), ...controls];
      return (
        lines.length > 0 && (
          <div key={side} className={side === 'added' ? 'can' : 'cannot'}>
            <h4>{side === 'added' ? copy.kinds.can : copy.kinds.cannot}</h4>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )
      );
    })}
  </section>
);

const Sentences = ({ sentences: { added, gone, changed } }: Pick<DiffPage, 'sentences'>) => (
  <section className="sentences">
    <h2>{copy.sentences}</h2>
    <p className="quiet">{copy.sentencesLead}</p>
    {changed.length > 0 && (
      <div className="named">
        <h3>
          {copy.says.changed} <small>{changed.length}</small>
        </h3>
        <ul>
          {changed.map(([old, now]) => (
            <li key={`${old} ${now}`}>
              <del>{old}</del>
              <br />
              <ins>{now}</ins>
            </li>
          ))}
        </ul>
      </div>
    )}
    {(
      [
        ['can', copy.says.added, added],
        ['cannot', copy.says.gone, gone],
      ] as const
    ).map(
      ([kind, title, lines]) =>
        lines.length > 0 && (
          <div key={kind} className={kind}>
            <h3>
              {title} <small>{lines.length}</small>
            </h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ),
    )}
  </section>
);

const Body = ({ page }: { page: DiffPage }) => (
  <main>
    <h1>{flowDiffCopy.title(page.said)}</h1>
    <p>{copy.lead}</p>
    <details className="commits" open={page.commits.length < 8}>
      <summary>
        {copy.commits} {page.commits.length}
      </summary>
      <ul>
        {page.commits.map(([hash, date, subject]) => (
          <li key={hash}>
            <code>{hash}</code> {date} {subject}
          </li>
        ))}
      </ul>
    </details>
    {page.charts.length === 0 && <p>{flowDiffCopy.nothing}</p>}
    <nav aria-label={flowDiffCopy.title('')}>
      {page.charts.map(({ id, title, behaviours }) => (
        <a key={id} href={`#${id}`}>
          {title} <small>{behaviours.length}</small>
        </a>
      ))}
    </nav>
    {page.charts.map((chart) => (
      <Chart key={chart.id} chart={chart} hasAtlas={page.hasAtlas} />
    ))}
    {page.screens.length > 0 && (
      <section className="screens">
        <h2>{copy.screens}</h2>
        <p className="quiet">{copy.screensLead}</p>
        {page.screens.map((screen) => (
          <Screen key={screen.file} screen={screen} />
        ))}
      </section>
    )}
    <Sentences sentences={page.sentences} />
    {page.tests.length > 0 && (
      <section>
        <h2>{copy.tests}</h2>
        <ul className="held">
          {page.tests.map(({ file, name }) => (
            <li key={`${file} ${name}`}>
              <code>{file}</code> {name}
            </li>
          ))}
        </ul>
      </section>
    )}
  </main>
);

export const diffPage = (page: DiffPage, css: string, script: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${flowDiffCopy.title(page.said)}</title><style>${css}</style></head><body data-offline="${copy.sign.offline}" data-done="${copy.sign.done}">${renderToStaticMarkup(<Body page={page} />)}<script>${script}</script></body></html>`;
