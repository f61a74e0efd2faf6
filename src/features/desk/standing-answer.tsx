import { deskCopy as copy } from '../../copy/desk/desk';
import { LevelPill } from '../../trade/desk/level-pill';
import { toolSentence } from '../../trade/desk/said';
import type { ToolParts } from './parts';

export const ANSWER_ID = 'tool-answer';

/**
 * On phones the form may be longer than the screen, so the verdict sticks to the bottom and links to the full answer.
 */
export function StandingAnswer({ kit, view: { judged, isLost, isLookingUp } }: Pick<ToolParts, 'kit' | 'view'>) {
  if (judged.kind !== 'answered' || isLost || isLookingUp) return null;
  const { level, says } = judged.answer;
  return (
    <a
      href={`#${ANSWER_ID}`}
      className="bottom-bar mt-3 flex min-h-12 items-center gap-3 border-t border-line bg-surface py-2 text-ink md:hidden"
    >
      {level !== null && <LevelPill level={level} />}
      <span className="min-w-0 truncate">{toolSentence(kit, says)}</span>
      <span className="ml-auto flex-none text-sea underline underline-offset-4">{copy.whole}</span>
    </a>
  );
}
