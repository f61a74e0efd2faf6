import type { ReactNode } from 'react';

import type { ToolAnswer } from '../../../domain/desk/tool';
import { askedFields } from '../../../domain/desk/typed';
import { deskCopy as copy } from '../../copy/desk/desk';
import { WorkIcon } from '../../ui/mark/work-icon';
import { Button } from '../../ui/press/button';
import { Bar } from '../../ui/show/bar';
import { BlockFailure } from '../../ui/show/block-states';
import type { ToolParts } from './parts';
import { ANSWER_ID } from './standing-answer';
import { LevelPill } from '../../trade/desk/level-pill';
import { factWords, toolSentence } from '../../trade/desk/said';
import { toolFieldLabel } from './typed-words';

function Facts({ parts: { kit }, facts }: { parts: ToolParts; facts: ToolAnswer['facts'] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="mt-4 grid grid-cols-2 border-t border-l border-line md:grid-cols-3 @3xl:grid-cols-4">
      {facts.map(({ name, says }) => (
        <div key={name} className="min-w-0 border-r border-b border-line px-3 py-2">
          <dt className="text-12 text-muted">{kit.words.facts[name]}</dt>
          <dd className="leading-5 font-medium break-words text-ink">{factWords(kit, name, says)}</dd>
        </div>
      ))}
    </dl>
  );
}

type AnsweredProps = { parts: ToolParts; answer: ToolAnswer };

const Headline = ({ parts: { kit }, answer: { level, says } }: AnsweredProps) => (
  <>
    {level !== null && <LevelPill level={level} />}
    <h3 className="mt-2 text-20 text-ink">{toolSentence(kit, says)}</h3>
  </>
);

function Reasons({ parts, answer }: AnsweredProps) {
  const { kit, view, on } = parts;
  const facts = <Facts parts={parts} facts={answer.facts} />;
  return (
    <>
      {kit.plate?.(answer, facts)}
      {kit.picture(answer, {
        typed: view.typed,
        onChange: (key, value) => {
          on.change(key, value);
          // The pressed element disappears with the old answer, so the focus moves to the answer card.
          document.getElementById(ANSWER_ID)?.focus({ preventScroll: true });
        },
      })}
      {answer.why.length > 0 && (
        <ul aria-label={copy.why} className="mt-3 grid gap-1.5">
          {answer.why.map((said) => (
            <li key={toolSentence(kit, said)} className="flex gap-3">
              <span aria-hidden="true" className="mt-[7px] size-2 flex-none rotate-45 bg-sea" />
              {toolSentence(kit, said)}
            </li>
          ))}
        </ul>
      )}
      {kit.plate === null && facts}
      {view.canSave && (
        <p className="mt-4">
          <Button look="line" size="small" onClick={on.saveCalendar}>
            <WorkIcon name="save" className="size-4" />
            {copy.calendar}
          </Button>
        </p>
      )}
    </>
  );
}

function missingLabels({ kit, view }: ToolParts, missing: readonly string[]): string[] {
  return askedFields(kit.tool, view.typed)
    .filter(({ key }) => missing.includes(key))
    .map(({ field, row }) => toolFieldLabel(kit, field, row));
}

type CardProps = { parts: ToolParts; isChoosing: boolean };

function Said({ parts, isChoosing }: CardProps) {
  const { view } = parts;
  const { judged } = view;
  if (view.isLost) return null;
  if (view.isLookingUp)
    return (
      <>
        <p className="sr-only">{copy.lookingUp}</p>
        <Bar className="h-7 w-40 animate-pulse" />
        <Bar className="mt-4 h-4 w-full animate-pulse" />
      </>
    );
  if (judged.kind === 'answered' && isChoosing) return <p className="text-muted">{copy.choosing}</p>;
  if (judged.kind === 'answered') return <Headline parts={parts} answer={judged.answer} />;
  if (judged.kind === 'faulty') return <p className="text-muted">{copy.faulty}</p>;
  const isBegun = Object.values(view.typed).some((text) => text !== '');
  return <p className="text-muted">{isBegun ? copy.missing(missingLabels(parts, judged.missing)) : copy.start}</p>;
}

export function ToolAnswerCard({ parts, isChoosing, paperHead }: CardProps & { paperHead: ReactNode }) {
  const { source, edition } = parts.kit.tool.source;
  const { judged, isLost, isLookingUp } = parts.view;
  return (
    <section
      id={ANSWER_ID}
      tabIndex={-1}
      aria-label={copy.answer}
      // A page with a printable card prints only the card.
      data-paper={paperHead === null ? undefined : ''}
      className="@container min-w-0 outline-none"
    >
      {paperHead}
      <div className="min-h-24">
        <div aria-live="polite">
          <Said parts={parts} isChoosing={isChoosing} />
        </div>
        {isLost && <BlockFailure text={copy.lost} retry={copy.retry} onRetry={parts.on.retry} />}
        {judged.kind === 'answered' && !isLost && !isLookingUp && !isChoosing && (
          <Reasons parts={parts} answer={judged.answer} />
        )}
      </div>
      <div className="mt-5 grid gap-1 border-t border-line pt-3 text-12 text-muted">
        <p>{copy.source(source, edition)}</p>
        <p>{parts.kit.words.limits}</p>
        <p>{copy.decides}</p>
      </div>
    </section>
  );
}
