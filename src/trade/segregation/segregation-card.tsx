import { useState } from 'react';

import type { Finding } from '../../../domain/order/finding';
import { orderGoodsCopy, orderPageCopy } from '../../copy/trade';
import { findingCopy, findingSentence } from '../../copy/findings';
import { Button } from '../../ui/press/button';
import { VerdictPill, type VerdictLetter } from '../../ui/mark/verdict-pill';
import { WorkIcon } from '../../ui/mark/work-icon';
import type { FormParts } from '../form-parts';
import { Section } from '../section';
import { SegregationGrid, type Pair } from './segregation-grid';

const { segregation: copy } = orderGoodsCopy;

const isAbout =
  ({ of }: Pair) =>
  ({ given, about }: Finding) =>
    about === 'SEGREGATION' && given['rowOne'] === of[0] + 1 && given['rowOther'] === of[1] + 1;

type Pill = { letter: VerdictLetter; word: string };

const PILLS: Readonly<Record<string, Pill>> = {
  PASS: { letter: 'Y', word: copy.fine },
  PASS_CHECK_DGL: { letter: 'Y', word: copy.fine },
  NEED_APPROVAL: { letter: 'R', word: copy.approval },
  MANUAL: { letter: 'M', word: copy.manual },
};

function Reasons({ findings }: { findings: readonly Finding[] }) {
  return (
    <div aria-live="polite">
      {findings.map((finding) => (
        <p key={findingSentence(finding)} className="mb-2 text-ink">
          {findingSentence(finding)}
          <span className="block text-12 text-muted">{findingCopy.source(finding)}</span>
        </p>
      ))}
      <p className="text-12 text-muted">{orderPageCopy.panel.decides}</p>
    </div>
  );
}

/** May the goods share a box? The grid for the eye, the reason for whoever asks, and how few boxes would do. */
export function SegregationCard({ parts: { view, on } }: { parts: FormParts }) {
  const [chosen, setChosen] = useState<readonly [number, number] | null>(null);
  const { box, findings } = view.acceptance;
  if (!box) return null;
  const about = findings.filter(({ about: subject }) => subject === 'SEGREGATION');
  const isBlocked = about.some(({ level }) => level === 'BLOCK');
  const pill = isBlocked
    ? { letter: 'N' as const, word: copy.blocked }
    : (PILLS[box.level] ?? { letter: 'M', word: copy.planned });
  const pair = box.pairs.find(({ of }) => of[0] === chosen?.[0] && of[1] === chosen[1]) ?? null;
  const rows = view.form.goods.flatMap((row, at) => (box.boxes.flat().includes(at) ? [{ row, at }] : []));
  const [first] = view.form.boxes;
  return (
    <Section title={copy.title} isBad={isBlocked} aside={<VerdictPill letter={pill.letter}>{pill.word}</VerdictPill>}>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2 md:gap-8">
        <SegregationGrid rows={rows} pairs={box.pairs} chosen={pair} onChoose={({ of }) => setChosen(of)} />
        <Reasons findings={pair ? about.filter(isAbout(pair)) : about} />
      </div>
      {box.boxes.length > 1 && (
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-4">
          <span className="flex items-center gap-2 font-semibold text-ink">
            <WorkIcon name="split" className="text-sea" />
            {isBlocked ? copy.suggest(box.boxes.length) : copy.done(box.boxes.length)}
          </span>
          {box.boxes.map((placed, number) => (
            <span key={placed.join()} className="flex gap-2 max-md:w-full">
              <b className="flex-none font-semibold text-ink">{copy.box(number + 1)}</b>
              {placed.map((at) => view.form.goods[at]?.nameCn).join('、')}
            </span>
          ))}
          {isBlocked && first && (
            <span className="flex flex-wrap gap-3 md:ml-auto">
              <Button
                look="line"
                size="small"
                isOff={view.isLocked}
                onClick={() => on.edit({ kind: 'goods.split', staying: box.boxes[0] ?? [] })}
              >
                {copy.tickets(box.boxes.length)}
              </Button>
              <Button
                look="sea"
                size="small"
                isOff={view.isLocked}
                onClick={() => on.edit({ kind: 'boxes.use', boxes: [{ type: first.type, count: box.boxes.length }] })}
              >
                {copy.split(box.boxes.length)}
              </Button>
            </span>
          )}
        </div>
      )}
    </Section>
  );
}
