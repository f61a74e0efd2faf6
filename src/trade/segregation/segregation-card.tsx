import { useState, type ReactNode } from 'react';

import type { BoxVerdict } from '../../../domain/goods/segregation-split';
import type { GoodsRow } from '../../../domain/goods/row';
import type { Finding } from '../../../domain/rules/finding';
import { acceptanceCopy, orderGoodsCopy } from '../../copy/trade';
import type { ApartWords } from '../../copy/trade/apart';
import { VerdictPill, type VerdictLetter } from '../../ui/mark/verdict-pill';
import { WorkIcon } from '../../ui/mark/work-icon';
import { Section } from '../section';
import { SegregationGrid } from './segregation-grid';
import { SegregationReasons } from './segregation-reasons';

const { segregation } = orderGoodsCopy;

type Words = typeof segregation & Partial<ApartWords>;

type Pair = BoxVerdict['pairs'][number];

const isAbout =
  ({ of }: Pair) =>
  ({ given }: Finding) =>
    given['rowOne'] === of[0] + 1 && given['rowOther'] === of[1] + 1;

type Pill = { letter: VerdictLetter; word: string };

const pillsByVerdict = (copy: Words): Readonly<Record<string, Pill>> => ({
  PASS: { letter: 'Y', word: copy.fine },
  PASS_CHECK_DGL: { letter: 'Y', word: copy.fine },
  NEED_APPROVAL: { letter: 'R', word: copy.approval },
  MANUAL: { letter: 'M', word: copy.manual },
});

function verdictPill(box: BoxVerdict, isBlocked: boolean, copy: Words): Pill {
  if (isBlocked) return { letter: 'N', word: copy.blocked };
  return pillsByVerdict(copy)[box.level] ?? { letter: 'M', word: copy.planned };
}

type PlanProps = {
  boxes: BoxVerdict['boxes'];
  goods: readonly GoodsRow[];
  isBlocked: boolean;
  ways: ReactNode;
  words: Words;
};

function Plan({ boxes, goods, isBlocked, ways, words: copy }: PlanProps) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-4">
      <span className="flex items-center gap-2 font-semibold text-ink">
        <WorkIcon name="split" className="text-sea" />
        {isBlocked ? copy.suggest(boxes.length) : copy.done(boxes.length)}
      </span>
      {boxes.map((placed, number) => (
        <span key={placed.join()} className="flex gap-2 max-md:w-full">
          <b className="flex-none font-semibold text-ink">{copy.box(number + 1)}</b>
          {placed.map((at) => goods[at]?.nameCn).join('、')}
        </span>
      ))}
      {isBlocked && <span className="flex flex-wrap gap-3 md:ml-auto">{ways}</span>}
    </div>
  );
}

type CardProps = {
  goods: readonly GoodsRow[];
  box: BoxVerdict;
  findings: readonly Finding[];
  ways: ReactNode;
  decides?: string | undefined;
  /** Wording, where goods are not in one container. */
  words?: ApartWords | undefined;
};

export function SegregationCard(props: CardProps) {
  const { goods, box, findings, ways, decides = acceptanceCopy.decides } = props;
  const copy: Words = props.words ?? segregation;
  const [chosen, choose] = useState<readonly [number, number] | null>(null);
  const isBlocked = findings.some(({ level }) => level === 'BLOCK');
  const pill = verdictPill(box, isBlocked, copy);
  const pair = box.pairs.find(({ of }) => of[0] === chosen?.[0] && of[1] === chosen[1]) ?? null;
  const judged = goods.flatMap((row, at) => (box.boxes.flat().includes(at) ? [{ ...row, at }] : []));
  return (
    <Section title={copy.title} isBad={isBlocked} aside={<VerdictPill letter={pill.letter}>{pill.word}</VerdictPill>}>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2 md:gap-8">
        <SegregationGrid
          goods={judged}
          pairs={box.pairs}
          chosen={pair}
          onChoose={({ of }) => choose(of)}
          words={copy.cell}
        />
        <SegregationReasons
          findings={pair ? findings.filter(isAbout(pair)) : findings}
          decides={decides}
          own={copy.finding}
        />
      </div>
      {box.boxes.length > 1 && <Plan boxes={box.boxes} goods={goods} isBlocked={isBlocked} ways={ways} words={copy} />}
    </Section>
  );
}
