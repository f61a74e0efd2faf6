import type { ReactNode } from 'react';

import { strictestVerdict } from '../../../domain/goods/verdict';
import type { FlexiFinding } from '../../../domain/modes/flexi/finding';
import type { FlexiGlance } from '../../../domain/modes/flexi/glance';
import { flexiSearchCopy } from '../../copy/modes/flexi/search';
import { BagPicture } from './bag-picture';
import { isFitting } from './plan-line';
import { LevelPill, flexiSentence } from './said';

const { card: copy, trial, trials, waiting } = flexiSearchCopy;

type FlexiAnswer = Pick<FlexiFinding, 'level' | 'code' | 'given'>;

type AnswerProps = {
  glance: FlexiGlance;
  /** Findings of the best offer for this very question. */
  found: readonly FlexiAnswer[];
  /** True if heating was requested or found necessary. */
  hasPad: boolean;
  price: ReactNode;
};

const trialNames = (missing: readonly (keyof typeof trials)[]): string => missing.map((one) => trials[one]).join('、');

/** The strictest finding decides, so that a yes is never shown beside a doubt. */
function weightiest({ liquid, doubts }: FlexiGlance, found: readonly FlexiAnswer[]): FlexiAnswer | null {
  const all = [...(liquid ? [liquid] : []), ...doubts, ...found];
  const level = strictestVerdict(all.map((one) => one.level));
  return liquid && (all.find((one) => one.level === level) ?? null);
}

export function AnswerCard({ glance, found, hasPad, price }: AnswerProps) {
  const { load, goods } = glance;
  const said = weightiest(glance, found);
  const plan = load && isFitting(load) && load.plan.kind === 'fits' ? load.plan : null;
  return (
    <aside className="rounded-card border border-line bg-surface lg:sticky lg:top-40 lg:self-start">
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 md:px-5">
        <h3 className="sr-only">{copy.title}</h3>
        {said && plan ? (
          <LevelPill level={said.level} />
        ) : (
          <span className="text-muted">{goods.kind === 'waiting' && goods.name !== '' ? waiting : copy.unknown}</span>
        )}
        {plan && <span className="ml-auto text-12 text-muted">{copy.boxes(plan.bags)}</span>}
      </header>
      <div className="p-4 md:p-5">
        {said && plan && said.level !== 'PASS' && (
          <p role="status" className="mb-3 text-warn">
            {flexiSentence(said)}
          </p>
        )}
        {plan && (
          <BagPicture
            litres={plan.litres}
            kg={plan.kg}
            sizeL={plan.bag.sizeL}
            percent={plan.bag.percent}
            hasPad={hasPad}
          />
        )}
        {plan && load && load.trial.length > 0 && (
          <p role="note" className="mt-2 rounded-control bg-warn-tint px-3 py-2 text-12 text-warn">
            {trial(trialNames(load.trial))}
          </p>
        )}
        {price ?? <p className="mt-3 text-12 text-muted">{copy.wait}</p>}
      </div>
    </aside>
  );
}
