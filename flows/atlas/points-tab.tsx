import { flowAtlasCopy } from '../copy/atlas';
import { splitByAnswer, edgesWithoutPoints } from '../requirements/answers';
import type { Point } from '../requirements/points';
import { graphSentences } from '../requirements/sentences';
import { chineseOf } from '../words/chinese';
import { flows, type Flow } from './catalogue';

const { points: copy } = flowAtlasCopy;
const { unanswered } = splitByAnswer(flows.map(({ graph }) => graph));

function PointList({ title, points, none }: { title: string; points: readonly Point[]; none: string }) {
  return (
    <section className="points">
      <h3>
        {title} <small>{points.length}</small>
      </h3>
      {points.length === 0 && <p className="quiet">{none}</p>}
      <ul>
        {points.map(({ id, says }) => (
          <li key={id}>
            {says} <small>{id}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PointsTab({ flow }: { flow: Flow }) {
  const { answered } = splitByAnswer([flow.graph]);
  const unasked = edgesWithoutPoints(flow.graph).map((edge) => ({
    id: edge.id,
    says: `${flow.graph.nodes.get(edge.source)?.description ?? edge.source}：${chineseOf(flow.id).edge(edge).text}`,
  }));
  const kept = graphSentences(flow.graph);
  return (
    <div className="tab-body">
      <section className="points">
        <h3>
          {copy.sentences} <small>{kept.length}</small>
        </h3>
        {kept.length === 0 && <p className="quiet">{copy.none}</p>}
        <ul>
          {kept.map(({ sentence, places }) => (
            <li key={sentence.id}>
              <a href={`#/spec?${sentence.id}`} target="_self">
                {sentence.id} {sentence.says}
              </a>{' '}
              <small>{places.map(({ says }) => says).join('、')}</small>
            </li>
          ))}
        </ul>
      </section>
      <PointList title={copy.answered} points={answered} none={copy.none} />
      <PointList title={copy.unasked} points={unasked} none={copy.clear} />
      <PointList title={copy.unanswered} points={unanswered} none={copy.clear} />
    </div>
  );
}
